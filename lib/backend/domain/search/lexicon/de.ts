import type { Lexicon } from './lexicon'

export const DE: Lexicon = {
  goods: {
    jackets: 'Jacke, Jacken, Mantel, Anorak, Outdoorjacke, Blouson',
    'shell-jackets rain-wear':
      'Regenjacke, Regenjacken, Regenmantel, Goretexjacke, goretex jacke, Wetterjacke, gore tex jacke, wasserdichte Jacke, Allwetterjacke, Friesennerz',
    'shell-jackets':
      'Hardshelljacke, Hardshell, Tourenjacke, Skijacke, Skijacken, Bergjacke, Funktionsjacke, Dreilagenjacke, Schijacke, Anorak Ski, Skianorak',
    'insulated-jackets parkas':
      'Winterjacke, Winterjacken, Steppjacke, warme Jacke, Thermojacke, Pufferjacke, gefütterte Jacke, Wattejacke, Isolationsjacke',
    'insulated-jackets':
      'Daunenjacke, Daunenjacken, Daunenweste, Kunstfaserjacke, leichte Daunenjacke, Isojacke, Gilet, Daunengilet, Steppweste, Weste gefüttert, Isolationsweste, Daunenjacken leicht',
    parkas: 'Parka, Wintermantel, Daunenmantel, langer Mantel, Steppmantel',
    'softshell-jackets': 'Softshelljacke, Softshell, Windjacke, Windbreaker, winddichte Jacke, softshell jacke',
    'fleece-jackets': 'Fleece, Fleecejacke, Fleecepullover, Teddyjacke, Faserpelz, Fleecepulli, Fleecejacken',
    midlayers: 'Midlayer, Zwischenschicht, zweite Schicht',
    'hoodies-shirts':
      'Hoodie, Kapuzenpullover, Hemd, Flanellhemd, Kapuzenjacke, Outdoorhemd, Wanderhemd, Kapuzenpulli, Trekkinghemd',
    'wool-layers hoodies-shirts':
      'Wollpullover, Pullover, Strickjacke, Wollpulli, Pulli, Wolljacke, Sweater, Strickpullover, Janker, Wollweste, Walkjanker, Strickpulli, Walkjacke, Troyer',
    'base-layers':
      'Funktionsunterwäsche, Skiunterwäsche, Thermounterwäsche, Unterwäsche, Merinounterwäsche, Wollunterwäsche, Base Layer, Boxershorts, Baselayer',
    'base-tops wool-layers':
      'Unterhemd, T Shirt, tshirt, Funktionsshirt, Langarmshirt, Merinoshirt, merino unterhemd, Shirt, Longsleeve, Merino T Shirt, Unterhemden, Leiberl, Leibchen, Ruderleiberl, Rolli, Rollkragenshirt, Wollshirt, T-Shirts',
    'base-bottoms':
      'lange Unterhose, Unterhose, Skiunterhose, lange Unterhosen, Wollunterhose, Thermohose Unterwäsche, Gattehose, lange Gatte, Unterhose lang, Skiunterhosen',
    'base-bottoms tights': 'Strumpfhose, Wollstrumpfhose, Thermoleggings, Leggings',
    'tights running-wear':
      'Tights, Lauftights, Laufhose, Laufhosen, Langlauftights, Sporttights, Lauftight, Joggingtights',
    'running-wear tights':
      'Laufbekleidung, Laufshirt, Laufjacke, Laufshorts, Laufkleidung, Joggingsachen, Sportkleidung, Joggingbekleidung, Trainerhose, Trainingsanzug Laufen, Jogginghose, Sporthose, Trainingshose, Laufoberteil',
    'nordic-wear tights base-layers':
      'Langlaufbekleidung, Kleidung zum Langlaufen, Langlaufhose, Langlaufjacke, Langlaufkleidung, Bekleidung Langlauf, Kleidung Langlauf',
    'rain-wear shell-trousers kids-rain':
      'Regenhose, Regenhosen, Überhose, Matschhose, Buddelhose, Regenlatzhose, Gatschhose, Regenhosen Kinder, wasserdichte Hose, Regenlatzhosen, Matschhosen, Wetterhose',
    trousers: 'Hose, Hosen, Outdoorhose',
    'hiking-trousers':
      'Wanderhose, Trekkinghose, Shorts, Wandershorts, Zip off Hose, Wanderhosen, Bergwanderhose, kurze Wanderhose, Zip Hose, Trekkingshorts',
    'shell-trousers':
      'Skihose, Skihosen, Hardshellhose, Schneehose, Tourenhose, Skitourenhose, Winterhose, Latzhose Ski, Schneelatzhose, Skilatzhose, Skilatzhosen, Schneehosen, Thermohose, gefütterte Hose, Schihose, Schihosen, Überziehhose',
    clothing: 'Kleidung, Bekleidung, Klamotten, Kleider, anziehen, Sachen zum Anziehen',
    hats: 'Mütze, Mützen, Kappe, Hut, Stirnband, Beanie, Sturmhaube, Wollmütze, Bommelmütze, Wintermütze, Sonnenhut, Schirmmütze, Cap, Strickmütze, Basecap, Pudelmütze, Haube, Hauben, Wollhaube, Pudelhaube, Winterhaube, Skihaube, Zipfelmütze, Käppi, Käppli, Chappe, Kappen, Strickhaube, Bergmütze, Fellmütze, Schildkappe, Kapperl, Ohrenwärmer, Beanies',
    gaiters:
      'Schlauchtuch, Halstuch, Schal, Gamaschen, Buff, Halswärmer, Multifunktionstuch, Schlauchschal, Loop, Gamasche',
    'gloves-mittens':
      'Handschuhe, Handschuh, Fäustlinge, Fausthandschuhe, Skihandschuhe, Winterhandschuhe, Fäustling, Fingerhandschuhe, Wollhandschuhe, Langlaufhandschuhe, Fäustel, Handschuhen, Skihandschuh, Schihandschuhe, Fäustlingen, Pulswärmer, Handschi, Händschen',
    socks:
      'Socken, Socke, Strümpfe, Wandersocken, Wollsocken, Skisocken, Trekkingsocken, Laufsocken, Merinosocken, Kniestrümpfe, Stutzen, Wollstrümpfe, Haussocken, Stricksocken, Kniestrumpf, Wandersocke',
    'kids-overalls':
      'Schneeanzug, Overall, Skioverall, Schneeoverall, Winteranzug, Skianzug, Walkanzug, Babyoverall, Winteroverall, Einteiler, Schneeoverall Baby, Skianzüge, Schianzug, Winteroveralls, Thermoanzug',
    'kids-rain rain-wear':
      'Regenanzug, Regenbekleidung, Regenkleidung, Matschanzug, Regencape, Regenponcho, Regenzeug, Regenoverall, Poncho, Regensachen, Gatschgewand, Pelerine, Regenpelerine, Regengewand, Regenschutzkleidung, Regenset, Matschset',
    footwear: 'Schuhe, Schuh, Stiefel, Schuhwerk, Boots',
    'hiking-boots':
      'Wanderschuhe, Wanderschuh, Wanderstiefel, Trekkingschuhe, Trekkingstiefel, Outdoorschuhe, wander schuhe, Bergschuhe, Walkingschuhe, Halbschuhe Wandern, Treckingschuhe, Wanderbergschuhe, Haferlschuhe, Wanderschuhen, Trekkingschuh, Wanderbottich, Bergwanderschuhe',
    'leather-boots':
      'Lederwanderschuhe, Wanderschuhe Leder, Bergstiefel, Lederstiefel, Lederschuhe, Bergschuh, Hochtourenschuhe, Hochtourenstiefel',
    'winter-boots childrens-shoes':
      'Winterstiefel, Winterschuhe, Schneestiefel, gefütterte Stiefel, Schneeboots, Winterboots, warme Stiefel',
    'trail-running-shoes':
      'Trailrunningschuhe, Trailschuhe, Traillaufschuhe, Geländelaufschuhe, Trail Running Schuhe, Trailrunning Schuhe, Spikes Laufschuhe, Berglaufschuhe',
    'running-shoes trail-running-shoes':
      'Laufschuhe, Laufschuh, Turnschuhe, Joggingschuhe, Sportschuhe, Sneaker, Joggingschuh, Turnschuh, Turnpatschen, Tennisschuhe, Hallenschuhe, Freizeitschuhe',
    'approach-shoes': 'Zustiegsschuhe, Approachschuhe, Zustiegsschuh',
    'rubber-boots childrens-shoes':
      'Gummistiefel, Regenstiefel, Kindergummistiefel, Regenschuhe, Gatschstiefel, Matschstiefel, Gummischuhe, Gartenstiefel, Gummistiefeln',
    sandals:
      'Sandalen, Sandale, Trekkingsandalen, Badeschuhe, Hüttenschuhe, Flip Flops, Hausschuhe, Badelatschen, Wandersandalen, Hüttenpatschen, Schlappen, Daunenschuhe, Outdoorsandalen, Patschen, Finken, Hausfinken, Schlapfen, Badeschlapfen, Latschen, Pantoffeln, Hüttenfinken, Flipflops, Zehentrenner, Clogs',
    'childrens-shoes': 'Kinderschuhe',
    packs: 'Tasche, Taschen',
    'trekking-packs daypacks': 'Rucksack, Rucksäcke, Rucksaecke',
    'trekking-packs':
      'Trekkingrucksack, Tourenrucksack, Wanderrucksack gross, großer Rucksack, Backpacker Rucksack, Reiserucksack, Trekkingrucksäcke, Expeditionsrucksack',
    daypacks:
      'Tagesrucksack, Daypack, kleiner Rucksack, Schulrucksack, Stadtrucksack, Laptoprucksack, Wanderrucksack, Bauchtasche, Hüfttasche, Tourenrucksack klein, Gürteltasche, Schultasche, Arbeitsrucksack, Jausenrucksack, Brotzeitrucksack, Umhängetasche, Wimmerl, Sportrucksack, Radrucksack',
    'ski-packs': 'Skirucksack, Skitourenrucksack',
    'travel-bags':
      'Reisetasche, Duffel, Duffelbag, Sporttasche, Koffer, Duffle Bag, Weekender, Reisetaschen, Trolley, Packtasche',
    'childrens-packs':
      'Kinderrucksack, Kindergartenrucksack, Kita Rucksack, Kinderrucksäcke, Kindergartentasche, Kindergartentascherl, Znünirucksack, Znünitäschli, Kindergarten Rucksack, Chindsgi Rucksack',
    tents: 'Zelt, Zelte',
    'tunnel-tents dome-tents': 'Trekkingzelt, Wanderzelt, Winterzelt, Bergzelt, Expeditionszelt, Geodät',
    'one-person-tents': 'Einmannzelt, Einpersonenzelt, Solozelt, Biwakzelt',
    'family-tents': 'Familienzelt, Großes Zelt, Campingzelt, Gruppenzelt, Hauszelt',
    'tarps-hammocks':
      'Hängematte, Hängematten, Tarp, Plane, Sonnensegel, Moskitonetz, Haengematte, Zeltplane, Tarps, Wurfzelt Plane, Mückennetz',
    'sleeping-bags':
      'Schlafsack, Schlafsäcke, Inlett, Hüttenschlafsack, Winterschlafsack, Sommerschlafsack, Biwaksack, Schlafsackinlett, Quilt',
    'down-bags': 'Daunenschlafsack',
    'synthetic-bags': 'Kunstfaserschlafsack',
    mats: 'Isomatte, Isomatten, Schlafmatte, Unterlage, Matratze, Matte, Iso Matte, schlafen auf, Feldbett, Campingmatte, Thermomatte, Campingbett',
    'air-mats':
      'Luftmatratze, Luftmatte, aufblasbare Isomatte, Luftbett, aufblasbare Matte, Luftmatratzen, Isomatte aufblasbar',
    'foam-mats':
      'Schaumstoffmatte, selbstaufblasende Isomatte, Isomatte selbstaufblasend, Sitzkissen, Sitzmatte, Schaummatte, selbstaufblasbare Isomatte, selbstaufblasende Matte, Evazote, Isomatte Schaumstoff',
    'camp-furniture':
      'Campingstuhl, Stuhl, Klappstuhl, Campingtisch, Tisch, Laterne, Kühltasche, Kühlbox, Hocker, Campinglampe, Faltstuhl, Zeltlampe, Campingmöbel, Campingleuchte, Campinglaterne, Anglerstuhl, Klapphocker, Campinghocker, Campingsessel, Klappsessel, Liegestuhl, Kühltruhe, Eisbox, Sessel, Campingkocher Tisch, Petroleumlampe, Klapptisch',
    'gas-stoves fuel-stoves': 'Kocher, Campingkocher, Kochen, Outdoorkocher, Trekkingkocher, Kochsystem, Herd',
    'gas-stoves': 'Gaskocher, Gasbrenner, Kartuschenkocher, Gasherd',
    'fuel-stoves':
      'Spirituskocher, Benzinkocher, Holzkocher, Hobo Kocher, Sturmkocher, Mehrstoffkocher, Hobokocher, Multifuelkocher, Holzvergaser',
    fuel: 'Gaskartusche, Gas, Gasflasche, Brennstoff, Spiritus, Schraubkartusche, Kartusche, Gaskartuschen, Campinggas, Ventilkartusche, Brennspiritus, Benzin, Butan',
    cookware:
      'Geschirr, Campinggeschirr, Topf, Pfanne, Tasse, Becher, Besteck, Göffel, Teller, Kaffeekanne, Kaffee Kanne, Kochtopf, Kessel, Schüssel, Topfset, Kochgeschirr, Campingbesteck, Wasserkessel, Bratpfanne, Löffel, Feuertopf, Titanbecher, Kaffeebereiter, Espressokocher, Emaillebecher, Häferl, Reindl, Haferl, Reindel, Pfandl, Kochset, Kaffeehäferl, Tassen, Kuksa, Esbit Topf, Espressokanne, Trinkbecher',
    'water-bottles bottles running-vests':
      'Trinkflasche, Wasserflasche, Flasche, Trinkblase, Trinksystem, Trinkrucksack, Wasserblase, Trinkflaschen, Faltflasche, Wasserbeutel, Wassersack, Feldflasche, Trinkflascherl, Kinderflasche, Wasserkanister, Sportflasche, Radflasche',
    flasks:
      'Thermosflasche, Isolierflasche, Thermoskanne, Thermobecher, Thermoskannen, Thermosbecher, Isolierkanne, Isolierbecher, Thermobehälter, Thermos',
    'water-filters': 'Wasserfilter, Wasserentkeimung, Wasseraufbereitung, Entkeimungstabletten, Filter',
    knives:
      'Messer, Taschenmesser, Multitool, Jagdmesser, Klappmesser, Fahrtenmesser, Outdoormesser, Schnitzmesser, Gürtelmesser, Bushcraftmesser, Feitel, Taschenfeitel, Sackmesser, Hirschfänger, Finnenmesser, Puukko, Brotzeitmesser',
    axes: 'Axt, Beil, Säge, Axte, Handbeil, Spaltaxt, Klappsäge, Äxte, Hacke, Hackl, Holzhacke, Beile, Holzaxt, Gertel',
    'trail-food':
      'Trekkingnahrung, gefriergetrocknete Nahrung, Outdoor Essen, Trekking Essen, gefriergetrocknet, Tütenessen, Outdoornahrung, Trekkingmahlzeit, Fertigessen, Campingessen, Notnahrung, Trekkingessen, Proviant',
    'main-dishes': 'Hauptgericht, Mahlzeit, Gericht, Abendessen, Nudeln, Suppe',
    breakfasts: 'Frühstück, Müsli, Kaffee, Kakao, Porridge, Haferbrei',
    snacks:
      'Riegel, Müsliriegel, Energieriegel, Snack, Nüsse, Proteinriegel, Energy Gel, Trockenfleisch, Energiegel, Schokolade, Snacks, Studentenfutter, Eiweißriegel, Powerriegel',
    ropes: 'Seil, Kletterseil, Reepschnur, Bergseil, Halbseil, Einfachseil, Statikseil, Kletterseile',
    harnesses: 'Klettergurt, Gurt, Hüftgurt, Klettergurte, Sitzgurt, Kindergurt',
    'climbing-helmets': 'Kletterhelm, Bergsteigerhelm, Kletterhelme, Klettersteighelm',
    'quickdraws-carabiners':
      'Karabiner, Expressschlinge, Expressset, Expressen, Bandschlinge, Exen, Schraubkarabiner, Klemmkeile, Friends, Karabinerhaken, Expressset',
    'belay-devices': 'Sicherungsgerät, Abseilgerät, Grigri, Sicherungsgeräte, Halbautomat, Abseilachter, Tuber',
    'climbing-shoes': 'Kletterschuhe, Kletterschuh, Boulderschuhe, Kletterfinken, Kletterpatschen',
    bouldering: 'Chalkbag, Chalk, Magnesia, Crashpad, Bouldermatte, Kletterkreide, Liquid Chalk, Chalk Bag, Magnesium',
    'ice-climbing':
      'Eispickel, Steigeisen, Eisschraube, Eisgerät, Eisklettern, Pickel, Grödel, Spikes, Schuhspikes, Schuhkrallen, Eisspikes, Spikes für Schuhe, Gleitschutz, Rutschschutz Schuhe, Schneeketten für Schuhe',
    'alpine-skis':
      'Alpinski, Abfahrtsski, Carvingski, Tourenski, Slalomski, Freerideski, Pistenski, Carver, Skier, Schi, Allmountain Ski, Slalomskier, Carving Ski, Abfahrtski',
    'alpine-skis nordic-skis': 'Ski, Skiset, Skis, Schier, Bretteln, Brettln, Latten',
    'alpine-bindings': 'Bindung, Skibindung, Bindungen, Skibindungen, Tourenbindung',
    'alpine-boots':
      'Skischuhe, Skistiefel, Skischuh, Tourenskischuhe, Skitourenschuhe, Schischuhe, Tourenschuhe, Schischuh, Skitourenschuh, Skistiefeln',
    'nordic-skis':
      'Langlaufski, Langlaufskier, Skatingski, Klassikski, Backcountryski, Langlaufschi, Fellski, Langlauf Ski, Nordic Ski, Schuppenski, Langlaufset, Skating Ski',
    'nordic-boots': 'Langlaufschuhe, Skatingschuhe, Langlaufstiefel, Langlaufschuh, Langlauf Schuhe',
    'nordic-bindings': 'Langlaufbindung, Langlaufbindungen',
    'ski-poles': 'Skistöcke, Skistock, Stöcke, Langlaufstöcke, Schistöcke, Skitourenstöcke',
    'ski-helmets': 'Skihelm, Schneehelm, Schihelm, Skihelme',
    'ski-goggles': 'Skibrille, Schneebrille, Goggle, Schibrille, Goggles, Snowboardbrille',
    'ski-care':
      'Skiwachs, Wachs, Steigfelle, Skipflege, Wachsbügeleisen, Klister, Gleitwachs, Steigwachs, Felle, Kantenschleifer, Skifelle, Heißwachs, Haftband, Gleitmittel Ski, Skiwax, Schiwachs, Grip Tape Ski, Grundwachs',
    'snowshoes-pulks':
      'Schneeschuhe, Pulka, Schlitten, Schneeschuh, Zugschlitten, Rodel, Lastenschlitten, Bob, Rodeln, Davoser, Schlitteln, Porutscher, Böckl, Schneebob',
    'winter-touring':
      'LVS Gerät, Lawinenschaufel, Schaufel, Sonde, LVS, Lawinensonde, Schneeschaufel, Lawinenausrüstung, Lawinenrucksack, LVS Set, Lawinenpieps',
    bikes: 'Fahrrad, Fahrräder, Rad, Bike, Velo, Velos, Radl, Drahtesel, Stahlross',
    'gravel-bikes':
      'Gravelbike, Rennrad, Cyclocross Rad, Reiserad, Gravel Bike, Crossrad, Gravelrad, Tourenrad, Rennvelo, Tourenvelo, Reisevelo, Querfeldeinrad',
    'mountain-bikes':
      'Mountainbike, Hardtail, Geländerad, Fully, Fatbike, Mountain Bike, Mountainbikes, Bergvelo, Bergfahrrad, MTB Hardtail, Mountainbiken',
    'childrens-bikes':
      'Kinderfahrrad, Kinderrad, Laufrad, Jugendrad, Kinderbike, Kinderfahrad, Kinder Fahrrad, Kinderfahrräder, Jugendfahrrad, Kinderlaufrad, Kindervelo, Kinderradl, Jugendvelo, Kinderräder, Laufvelo',
    'bike-bags':
      'Fahrradtasche, Gepäckträgertasche, Satteltasche, Lenkertasche, Rahmentasche, Packtaschen, Fahrradtaschen, Radtasche, Bikepacking Tasche, Radtaschen, Velotasche, Velotaschen, Packtasche Fahrrad, Radlertasche',
    'bike-lights':
      'Fahrradlicht, Fahrradlampe, Rücklicht, Fahrradbeleuchtung, Radlicht, Fahrradlichter, Frontlicht, Velolicht, Velolampe, Velobeleuchtung, Fahrradlampen',
    'bike-helmets':
      'Fahrradhelm, Radhelm, MTB Helm, Fahrradhelme, Velohelm, Velohelme, Radlhelm, Bikehelm, Kinderfahrradhelm',
    'bike-helmets ski-helmets climbing-helmets': 'Helm, Helme',
    'cycling-clothing':
      'Radhose, Radtrikot, Fahrradhose, Radbekleidung, Trikot, Radhandschuhe, Radjacke, Fahrradhandschuhe, Fahrradbekleidung, Fahrradjacke, Radlerhose, Fahrradtrikot, Radshorts, Velohose, Velohosen, Velokleider, Velohandschuhe, Velotrikot, Velobekleidung, Bikehose, Bikeshorts, Radlhose',
    'kayaks-canoes':
      'Kajak, Kanu, Boot, Kanadier, Packraft, Faltboot, Seekajak, Kajaks, Schlauchkajak, Luftboot, aufblasbares Kajak, Kanus, Paddelboot',
    sup: 'SUP Board, Stand Up Paddle, Stehpaddel, SUP Boards, Paddleboard, Paddelboard, Stand Up Paddling Board, SUPs',
    paddles: 'Paddel, Kajakpaddel, Ruder, Stechpaddel, SUP Paddel, Doppelpaddel',
    'life-jackets':
      'Schwimmweste, Rettungsweste, Paddelweste, Auftriebsweste, Schwimmwesten, Schwimmhilfe, Feststoffweste',
    'dry-bags':
      'Packsack, wasserdichter Packsack, Drybag, Trockensack, wasserdichte Tasche, Packsäcke, Seesack wasserdicht, Rollbeutel, wasserdichter Beutel',
    'paddling-wear':
      'Neoprenanzug, Trockenanzug, Spritzdecke, Paddeljacke, Neopren, Neoprenschuhe, Wasserschuhe, Paddelbekleidung, Badeschuhe Neopren, Paddelschuhe, Neoprenhandschuhe, Paddelhose',
    'headlamps-lights':
      'Stirnlampe, Taschenlampe, Lampe, Kopflampe, Licht, Stirnlampen, Leuchte, Kopfleuchte, Handlampe, Hirnbirn, Lampen, Stirnlampe Kinder, Leselampe Zelt',
    watches:
      'Uhr, GPS Uhr, Sportuhr, Laufuhr, Smartwatch, Armbanduhr, Outdooruhr, Pulsuhr, Uhren, Fitnessuhr, Höhenmesser Uhr',
    navigation:
      'Kompass, Höhenmesser, Barometer, Karte, GPS Gerät, Navigation, Notsender, Navi, Wanderkarte, Satellitentelefon, Satellitenmessenger, Notfallsender',
    power: 'Powerbank, Solarpanel, Ladegerät, Solarladegerät, Zusatzakku, Akku, Solar Ladegerät, Solarmodul',
    'running-vests': 'Laufweste, Laufrucksack, Trinkweste, Trailrunning Weste, Trailweste',
    'running-accessories':
      'Reflektorweste, Laufgürtel, Reflektor, Warnweste, Trinkgürtel, Laufmütze, Laufkappe, Stirnband Laufen, Startnummernband',
    'gift-cards':
      'Gutschein, Geschenkgutschein, Geschenkkarte, Geschenkgutscheine, Gutscheine, Gutscheinkarte, Wertgutschein',
    'gift-cards knives flasks water-bottles running-accessories headlamps-lights cookware hats socks gaiters trail-food gloves-mittens axes':
      'Geschenk, Geschenkidee, Weihnachtsgeschenk, Geburtstagsgeschenk, Geschenke, Geschenkideen, Mitbringsel, Vatertagsgeschenk',
    skiing: 'Skifahren, Wintersport, Skiausrüstung, Skisport',
    running: 'Laufen, Joggen, Läufer, Jogging, Läuferin, Running',
    paddling: 'Paddeln, Kajakfahren, Kanufahren, Paddler',
    cycling: 'Radfahren, Radfahrer, Fahrradfahren',
    'nordic-skiing': 'Langlauf, Langlaufen, Langläufer',
    climbing: 'Klettern, Kletterer, Kletterausrüstung',
    hiking: 'Wandern, Trekking, Wanderer, Wanderung, Outdoor Wandern, Wanderausrüstung, Bergwandern, Wander',
    camping: 'Camping, Zelten, Campingausrüstung, Campingzubehör, Campen',
  },
  absent: {
    'ski-goggles': 'Sonnenbrille, Brille, Schwimmbrille, Gletscherbrille, Radbrille, Sportbrille',
    'camping hiking-gear':
      'Heringe, Zeltheringe, Zelthering, Mückenspray, Bärenspray, Rettungsdecke, Handwärmer, Taschenwärmer, Sonnencreme, Feuerzeug, Streichhölzer, Fernglas, Regenschirm, Feuerstahl, Trillerpfeife, Funkgerät, Kamera, Drohne, Handtuch, Kissen, Grill, Toilette, Campingtoilette, Zeckenzange, Klopapier, Moskitospray, Dusche, Campingdusche, Wildkamera, Zeltleim, Reisehandtuch, Kopfkissen, Anti Mücken, Insektenspray',
    'paddling camping':
      'Angelrute, Angel, Angeln, Angelrolle, Köder, Wathose, Angelschnur, Fliegenrute, Angelzubehör, Kescher, Blinker',
    'knives axes':
      'Jagdgewehr, Gewehr, Flinte, Munition, Jagd, Bogen, Luftgewehr, Waffe, Pistole, Armbrust, Zielfernrohr, Machete, Pfefferspray',
    'alpine-skis': 'Snowboard, Snowboardschuhe, Snowboardbindung, Splitboard, Snowboardboots, Snowboard Boots',
    'skiing snowshoes-pulks':
      'Schlittschuhe, Eishockey, Inlineskates, Rollschuhe, Hockeyschläger, Inliner, Rollski, Eislaufschuhe, Eishockeyschläger, Skates, Rollerblades',
    mats: 'Yogamatte, Gymnastikmatte, Sportmatte, Fitnessmatte, Turnmatte, Trainingsmatte',
    running:
      'Fussball, Fußball, Laufband, Hantel, Hanteln, Kettlebell, Heimtrainer, Rudergerät, Fitnessstudio, Tennisschläger, Basketball, Golf, Badminton, Ball, Boxhandschuhe, Springseil, Golfschläger, Volleyball, Crosstrainer, Tischtennis, Frisbee, Ergometer, Tennis, Handball, Kugelhantel',
    'clothing-accessories trousers': 'Gürtel, Hosenträger, Krawatte',
    clothing:
      'Jeans, Kleid, Rock, Anzug, Badeanzug, Bikini, Badehose, Schlafanzug, BH, Sport BH, Badeshorts, Bademantel, Bluse, Dirndl, Lederhose, Trainingsanzug, Jogginganzug, Sakko, Smoking, Lederhosn',
    packs:
      'Regenhülle, Regenschutz Rucksack, Rucksack Regenhülle, Regenüberzug, Geldbeutel, Handtasche, Kraxe, Kindertrage, Geldbörse, Portemonnaie, Rucksackhülle, Bollerwagen, Schulranzen',
    bikes:
      'E Bike, Ebike, Elektrofahrrad, Roller, E Scooter, Skateboard, Luftpumpe, Fahrradschloss, Fahrradreifen, Fahrradschlauch, Fahrradanhänger, Fahrradträger, Pedelec, Reifen, Scooter, Tretroller, Longboard, Fahrradpumpe, Fahrradcomputer, Kindersitz, Fahrradsattel, Kettenöl, Fahrradständer, Fahrradkette, Dreirad, Schlauch, Moped, Motorrad, Mofa, Töffli',
    'boats-boards':
      'Surfbrett, Kitesurf, Windsurf, Wakeboard, Wasserski, Schnorchel, Flossen, Außenborder, Taucherbrille, Kite, Schlauchboot, Schwimmflossen',
    footwear:
      'Stöckelschuhe, Fussballschuhe, Fußballschuhe, Radschuhe, Einlegesohlen, Schnürsenkel, Schuhcreme, Imprägnierspray, Schuhwachs, Einlagen, Schuhspray, Fahrradschuhe, Lederfett',
    hiking: 'Hundemantel, Hundegeschirr, Hund, Leine, Reithelm, Reiten, Hundebett, Hundeleine, Reitstiefel',
    electronics: 'Handy, Smartphone, Kopfhörer, Fernseher, Laptop, Lautsprecher, Gopro, Tablet, Actioncam',
    skiing: 'Dachbox, Dachträger, Skibox, Skiträger, Schneeketten, Skisack, Skitasche, Schneemobil, Dachkoffer',
    camping: 'Kühlschrank, Stromerzeuger, Heizung, Kinderwagen, Kindersitz Auto, Wohnwagen, Natel',
    'childrens-clothing': 'Spielzeug, Lego, Puppe, Windeln',
  },
  colour: {
    red: 'rot, rote, roter, rotes, weinrot, bordeaux',
    blue: 'blau, blaue, blauer, dunkelblau, marine',
    green: 'grün, grüne, grüner, oliv, olivgrün, khaki',
    black: 'schwarz, schwarze, schwarzer',
    white: 'weiß, weiss, weiße',
    grey: 'grau, graue, grauer, anthrazit',
    yellow: 'gelb, gelbe, gelber',
    orange: 'orange',
    purple: 'lila, violett',
    pink: 'rosa, pink',
    brown: 'braun, braune, brauner',
    beige: 'beige, sand',
    turquoise: 'türkis, petrol',
  },
  wearer: {
    female:
      'Damen, Dame, Frauen, Frau, weiblich, Mädels, Freundin, Mutter, Mama, Oma, Schwester, Ehefrau, Großmutter, Mami, Gattin, Tante',
    male: 'Herren, Herr, Männer, Mann, männlich, Papa, Vater, Freund, Opa, Bruder, Ehemann, Großvater, Burschen, Göttergatte, Onkel',
    kids: 'Kinder, Kind, Junior, Baby, Jungen, Mädchen, Kleinkind, Jugend, Jugendliche, Kids, Babys, Sohn, Tochter, Kinder Jungen, jährige, Jahre, Kleinkinder, Bub, Kindergarten, jährigen, jähriger, jährig, Enkel, Enkelin, Enkelkind, Patenkind, Teenager, Buben, Mädel, Mädl, Kleinkindern, Schulkind, Dreijährige, Neugeborene, Göttikind, Bua, Kindergartenkind, Sprössling, Nachwuchs',
  },
  condition: {
    used: 'gebraucht, gebrauchte, gebrauchter, gebrauchtes, Second Hand, Secondhand, aus zweiter Hand, 2nd hand, generalüberholt',
    rental: 'leihen, mieten, Verleih, ausleihen, Miete, Vermietung, Ausleihe, verleihen',
    new: 'neu, neue, neuer',
  },
  price: {
    below: 'unter, bis, höchstens, maximal, weniger als, max, bis zu, nicht mehr als, günstiger als, billiger als',
    above: 'über, ab, mindestens, mehr als, von',
    cheap:
      'günstig, günstige, billig, billige, preiswert, günstiger, preisgünstig, günstigste, Schnäppchen, billigste, günstiges, preiswerte',
    reduced: 'Sale, Angebot, reduziert, Rabatt, Ausverkauf, Angebote, im Angebot, reduzierte, Sonderangebot, Aktion',
  },
  size: { any: 'Größe, Grösse, Gr, groesse, Größen, Gr.' },
  persons: {
    of: 'Personen, Person, Pers, Mann, P, Leute',
    1: 'Einmann, Einpersonen, eine Person, Einer',
    2: 'Zweimann, Zweipersonen, zwei Personen, zwei Leute, Zweier',
    3: 'Dreimann, Dreipersonen, drei Personen, Dreier',
    4: 'Viermann, Vierpersonen, vier Personen, Vierer',
    5: 'Fünfpersonen, fünf Personen',
    6: 'Sechspersonen, sechs Personen',
  },
  unit: {
    years: 'jährige, jährig, jährigen, jähriger, Jahre, Jahren, Jahr',
    months: 'Monate, Monaten, Monat',
    l: 'Liter, Ltr',
    g: 'Gramm',
    cm: 'Zentimeter',
    m: 'Meter',
    kg: 'Kilo, Kilogramm',
    inch: 'Zoll',
  },
  currency: { eur: 'Euro, EUR, €uro' },
  link: { and: 'und, u, oder', for: 'für, zum, zur, mit, beim, auf, im' },
  filler: {
    any: 'gut, gute, beste, besten, kaufen, Outdoor, hochwertig, Sachen, etwas, Zubehör, Test, online, schöne, klein, groß, bequem, leicht bequem, grosse',
  },
}
