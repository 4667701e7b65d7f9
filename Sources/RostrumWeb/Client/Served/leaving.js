addEventListener("beforeunload",e=>{document.querySelector("[data-on~=stay]")&&e.preventDefault()});
