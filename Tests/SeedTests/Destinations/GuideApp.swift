import RostrumDestinationsClassic
import RostrumScenes

extension Guide {
  struct GuideApp: App {
    @State var appFlow: ViewFlow<DestinationType, TabType, ContentType>?
    @State var hasStartedAppFlow = false

    func buildAppFlow() -> ViewFlow<DestinationType, TabType, ContentType> {
      let presentColorDetail = DestinationPresentation<DestinationType, ContentType, TabType>(
        destinationType: .colorDetail, presentationType: .tabBar(tab: .colors),
        assistantType: .custom(ChooseColorFromListAssistant()))
      let moreColorsRequest = InteractorConfiguration<
        ColorsListProvider.InteractorType, ColorsDatasource
      >(interactorType: .colorsDatasource, actionType: .paginate)

      let colorsListProvider = ColorsListProvider(
        presentationsData: [.selectColor: presentColorDetail],
        interactorsData: [.moreButton: moreColorsRequest])

      let startingTabs: [TabType] = [.home, .userNotes, .colors]
      let startingType: DestinationType = .tabBar(tabs: startingTabs)
      let startingDestination = PresentationConfiguration(
        destinationType: startingType, presentationType: .replaceCurrent, assistantType: .basic)

      let homeProvider = HomeProvider()
      let notesProvider = NotesProvider()
      let tabsProvider = TabsProvider()
      let providers: [DestinationType: any ViewDestinationProviding] = [
        .home: homeProvider, .notes: notesProvider, .tabBar: tabsProvider,
        .colorsList: colorsListProvider, .colorDetail: ColorDetailProvider(),
      ]

      return ViewFlow<DestinationType, TabType, ContentType>(
        destinationProviders: providers, startingDestination: startingDestination)
    }

    var body: some Scene {
      WindowGroup {
        ZStack {
          if hasStartedAppFlow {
            appFlow?.startingDestinationView()
          }
        }
        .onAppear(perform: {
          if hasStartedAppFlow == false {
            self.appFlow = buildAppFlow()
            self.appFlow?.start()
            hasStartedAppFlow = true
          }
        })
      }
    }
  }
}
