// What `import Charts` means: marks that the compiler names, since there are none.
