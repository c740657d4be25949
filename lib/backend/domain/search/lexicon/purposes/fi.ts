/** What goods are for, in Finnish: see `purpose` in ../lexicon. */
export const FI_PURPOSES: Readonly<Record<string, string>> = {
  flasks:
    'kahv*|tee|teen|teetä|tee*|juom*|juotav*|kaakao*|mehu*|glögi*|vesi|vettä kuum*|lämp*|lämmin, kuum*|lämp*|lämmin säily*|pitää|pysyy|pysyä|pitämään pitkään|tunti*|tuntej*|päivä*, ruoka|ruua*|ruoka*|keit*|eväs|eväät|evä* lämp*|lämmin|kuum*, kahv*|tee|teetä mukaan, juom*|vesi|vettä|vesi* kylm*|viile* pysy*|pitk*|pitä*|säily*',
  'camp-furniture':
    'ruoka|ruua*|ruoka*|oluet|olut|olue*|kalja*|makkara*|liha*|maito|juom* kylm*|viile*, istua|istu*|istahta* nuotio*|leiri*|ranta|rannal*|retkel*|mökil*|järve*|pilki*|mukav*, jotain|johonkin|mihin|mille istu*, valo*|valais*|lamppu teltta*|telta*|leiri*|mökki*|mökil*',
  'water-filters':
    'juom*|juoda|vesi|vettä|vede*|vesi* järve*|joki|joe*|puro*|lähte*|lampi|lammes*|luonno*|likai*|puhtaa*|puhdis*|puhdas|bakteer*|desinf*|turvallis*, puhdist*|suodat* vesi|vettä|veden|vede*, juomakelpo*|juotava* vesi|vettä|veden|vede*',
  'water-bottles bottles running-vests':
    'vesi|vettä|veden|juom* kanta*|kulje*|mukaan|mukana|säilö*, juoda|juom*|nestey*|nestet* juoks*|lenki*|lenkki*|pyörä*|vaell*|kävel*, vesi|vettä|veden|juotav*|juom* retke*|lenki*|matka*',
  power:
    'lada*|lataa*|lataus*|latur* puhel*|känny*|luuri*|kamera*|laite*|laitt*|gps|kello*|läppär*|retke*|erä*|metsä*|luonno*|vaell*|mökil*|tunturi*, puhel*|känny*|luuri* akku*|virta*|virra*|loppu*, sähkö*|virta*|virtaa telta*|teltta*|mökki*|mökil*|retke*|erä*|metsä*|vaell*, akku* loppu*, lisävirta*',
  'headlamps-lights camp-furniture':
    'valo*|nähdä|näkee|näkyv*|luke* pime*|yöllä|yö|telta*|teltta*, pime*|hämär* polku|polul*|metsä*|ilta*|telta*|mökil*|retke*|talv*',
  'headlamps-lights':
    'juos*|lenk*|kävel*|hiiht*|suunnist* pime*|yöllä|hämär*|yö*, valaise* polku*|polun|latu*|ladun|metsä*',
  'tents tarps-hammocks':
    'yöpy*|nukku*|yö|yöksi|yön ulkon*|metsä*|luonno*|maasto*|erämaa*|tunturi*|vaell*|taivas*, suoja*|katto*|katos* sade*|satee*|tuul*|pää*|metsä*, majoit* metsä*|luonto*|vaell*, missä|paikka nukku*',
  'tarps-hammocks':
    'nukku*|roikku*|loikoil*|makoil*|makail*|lepäil* puiden|puitten|puihin|puissa|välissä|tähti*, hyttys*|sääsk*|itik*|mäkär*|ötök*|paarma* suoja*|nukku*|telta*|leiri*|yö*|vastaan|pois|estä*|rauha*, aurinko*|auringo* suoja*|varjo* piknik*|rannal*|leiri*, varjo*|katos* leiri*|rannal*|piknik*',
  'sleeping-bags':
    'nukku*|yö|yöksi|yöllä|öihin|öisin|unet lämp*|lämmin|kylm*|pakka*|talv*|aste*|miinus*, palel*|kylmä|viluinen|palelee yö*|telta*|nukku*, lämm*|lämp* telta*|teltta*|nukku*, mihin|missä|jossa nukkua pakka*|talv*|telta*|lämp*',
  mats: 'nukku*|maata|makaa*|makoil* maa|maassa|maan|kova*|alla|alle|päällä|pehme*|mukav*|selkä*|selä*, eris* maa*|maasta|kylm*|alla, kylmä maa, pehme* alust*|alla|alle',
  'foam-mats':
    'istu* kylm*|märkä*|märä*|lumi|lume*|lumes*|kivi*|kivel*|kuiva*, takapuol*|peppu*|pylly* kuiva*|lämp*|lämmin|kylm*',
  'gas-stoves fuel-stoves':
    'kokka*|keittä*|keitet*|ruuan|ruoan|ruuanlait*|ruoanlait*|laittaa|laitto|valmist*|lämmittä*|paist* retke*|ulkon*|maasto*|metsä*|telta*|vaell*|leiri*|tunturi*|erä*, keittää vesi|vettä|veden, lämmin|lämmintä ruoka|ruokaa|ateria vaell*|retke*|leiri*|metsä*',
  'cookware breakfasts': 'keittä*|tehdä|valmistaa kahv*|tee|teetä, kahv* nuotio*|metsä*|retkel*|leiri*|laavul*',
  cookware:
    'paista*|kokata|kokka*|lettu*|lätty*|muurinpohja* nuotio*|avotule*|tulella, syödä|juoda mistä|astia*|kuppi*, astiat|astioi* retke*|leiri*',
  axes: 'polttopui*|halko*|klap* hakka*|pilk*|teke*|teko*, halko*|pilk*|hakka*|kaata*|karsi*|katko*|sahata|sahaa* puu*|puita|halko*|klapi*|polttopuu*|klapej*|oksi*|oksia, polttopuu*|polttopuit*|takkapuu* tehdä|tekem*|teko*|hakka*|pilk*',
  knives:
    'vuol*|veistä*|leikata|leikka*|kiehis*|fileoi*|perkaa*|perata|perkaam*|suolist* puu|puuta|puusta|kala|kalan|kaloj*|kalaa|leip*|makkar*|liha*|köyttä|narua|lusik*, avata|avaa* tölk*|purk*|pullo*, sien*|sieniä puhdis*|poimi*|leikata|kerä*, fileoi*|perkaa*|vuole*',
  'trail-food':
    'syödä|syötäv*|ruoka*|ruokaa|ateria*|murkina*|evästä|lämmin vaell*|retke*|tunturi*|matkal*|erä*|leiri*|kevy*|helppo*|nopea*, vesi|vettä|kuumaa lisä* ruoka*|ateria*, hätävara*|kotivara* ruoka*|muona*',
  snacks:
    'energia*|nopea*|lisä* juoks*|lenk*|vaell*|tauo*|tauko*|nopea*|lisää, jotain|syötävä* lenki*|lenkki*|tauol*|taskuun|reppuun|juoks*, makea*|suolai* retke*|tauo*|vaell*, jaksaa|jaksam* lenk*|vaell*|hiiht*',
  'rubber-boots':
    'kuiva*|märä*|märkä*|kastu* jalka*|jalat|jalkoj* satee*|sade*|kura*|muta*|suo*|suol*|märkä*|piha*|puutarha*, kävel*|kulke* suo*|suol*|kura*|muta*|lieju*|märäs*, kengät|jalkineet|saappaat|jalkaan kura*|suol*|suolle|mutai*|sienestä*|marja*|sieneen|puutarha*|mökille|satee*|sade*, sieni*|marja*|sieneen|marjaan jalkaan|jalka*',
  'hiking-boots rubber-boots':
    'kuiva*|märä*|märkä*|kastu* jalka*|jalat|jalkoj*|kenk*|keng*, nilkka*|nilko* tuke*|tuki, jalat|jalkoj*|jalka* kipe*|särk*|rakko*|hierty* vaell*|kävel*|retke*',
  'winter-boots socks':
    'lämp*|lämmin|lämmit*|kylm*|palel*|jääty*|pakka* jalka*|jalat|jalkoj*|jaloille|jalkoih*|varpa*|varpai*, kengät|jalkaan|jalkine* lume*|lumi*|pakka*|talv*|loska*|loskaan',
  socks:
    'rakko*|rakkoj*|rakot|hierty* estä*|ehkäis*|ei|ilman|jalo*|jalka*, hiki*|hikoi* jalka*|jalat, lämp*|lämmin mökil*|mökki* jalka*|jalko*',
  'gloves-mittens':
    'lämp*|lämmin|lämmit*|kylm*|palel*|jääty*|pakka*|suoja* käsi*|kädet|käde*|käsil*|sormi*|sormet|sorme*|näpi*|näpit',
  hats: 'lämp*|lämmin|kylm*|palel*|suoja* pää|päähän|pään|päälle|korva*|korvi*|korvat, aurinko*|auringo*|aurinkoa pää|päähän|päässä|kasvo*|silm*|suoja*, päähän|päähine*',
  gaiters:
    'palel*|vilu* kaula*|kurkku*|niska*, lämp*|lämmin|kylm*|tuul*|suoja* kaula*|kaula|kurkku*|kurku*|niska*|leuka*, lume*|lumi|lunta|kiv*|hieka*|punk* kenk*|keng*|saappa*|lahk*|housu*, lumi*|lunta|hanki* sääri*|sääre*',
  'ice-climbing winter-boots trail-running-shoes':
    'liuka*|liuku*|kaatu*|kaatua|pito|pitoa|pysy*|kävel*|juos*|lenk* jää|jäällä|jäi*|jäise*|jäinen|jäätikö*|liukk*|liukas*|liukaal*|pihal*, liukkaa*|liukas*|jäise* keng*|kenk*|kel*|tie|tiel*|talv*, liukuest*|liukkauseste*',
  'snowshoes-pulks':
    'kävel*|kulke*|liikku*|vaelt*|vaell* lume*|hange*|hanki*|hangel*|umpihan*, ei uppoa|uppoam* lume*|hanke*, vetä*|kuljet*|vedet* lume*|hange*|lapsi|lasta|lapsen|tavar*|varust*|jäällä, mäenlasku*|pulkkamäk*',
  'rain-wear shell-jackets':
    'kuiva*|kastu*|suoja*|päälle|pukea|vaat* sade*|satee*|satei*|räntä*|kuuro*|vesisat*, sade*|satee*|satei* vastaan|varalle|päivä*|festar*|festiv*|keli*|säällä|retki*|lenkki*|pyörä*|ilma*, vedenpit* kevyt|pakattav*|pyörä*|päällys*',
  'softshell-jackets': 'tuul*|viima* suoja*|estä*|vastaan|pitä*|päälle|kevyt|lenki*|keli*|tuulise*|tuuline*',
  'insulated-jackets parkas':
    'lämp*|lämmin|lämmit*|palel*|kylm*|pakka* talv*|pakka*|miinus*|ulkon*|ulko*|odot*|pysy*|päälle|aste*|kelill*|kelei*|seis*|pilki*|jää*|vaat*, pysy*|pidä*|pitä* lämp*|lämmin*, kova* pakka*|pakkasi*, pakka* varalle|kestä*|keli*',
  'base-layers':
    'alle|alla|ihoa|vasten takin|housu*|vaatte*|iho*|haalari*|hiiht*|lasket*|kuori*, hiki|hike*|hikoi* siirt*|kuiva*, ensimmäi* kerros*',
  'navigation watches':
    'ettei|ei|eksy* eksy*, eksy* metsä*|luonto*|tunturi*|reitil*, ei|estä*|eksy* eksy*|eksyä|eksyn|eksyis*, löytä*|löyt*|tietä* tie|tien|takaisin|reitti*|perill*|suunta*|sijain*|pohjoi*, suunnis*|navigo* metsä*|sumu*|erämaa*|tunturi*|luonno*, hätä*|apu|apua kutsu*|hälyt*|kenttä*|kuulu*',
  navigation:
    'löytä*|etsi*|paikanta*|seura*|kadon*|hukas*|jäljit* koira*|avaim*|pyör*|laukku*|kissa*, kartta*|kartan luke*|suunnis*, ei kenttä*|kuuluvu*',
  watches:
    'mita*|seura*|laske* syke*|sykkee*|pulssi*|askel*|matka*|vauhti*|kilometr*|lenki*|treeni*|harjoit*|korkeus*, syke sykk*',
  'ski-care':
    'voidel*|voite*|pito*|pitoa|luisto*|luista*|lipsu*|lipsa*|huolt*|huolla*|hoito*|hoita*|puhdist*|tarttu* suks*|suksi*|pohja*, pitoteip*|pohjustus*',
  'winter-touring':
    'lumivyöry* turva*|pelast*|varust*|setti|etsi*|maasto*|vaara*, kaivaa|kaivaminen|lapioi* lume*|lunta|lumi*|lumiluola*|auto*, vapaalask* turva*',
  'bike-bags':
    'kulje*|kanta*|pakata|pakka*|tavar*|kauppakassi*|ostoks*|läppäri* pyörä*|pyörän|pyöräs*|fillar*|polkupyör*|bikepack*|tarak*',
  'bike-lights':
    'näky*|nähdä|valo*|ajaa|ajo* pyörä*|pyöräi*|fillar* pime*|yöllä, nähdä|näkyä|näky*|valo*|valai*|pime* pyörä*|pyörän|pyöräi*|fillar*|polkupyör*|ajaa|ajo*',
  'running-accessories': 'näky*|näkyä|heijast* pime*|liiken*|lenki*|juos*|kävel*|tiel*',
  'bike-helmets': 'suoja*|turva*|pää|päähän pyörä*|pyörän|pyöräi*|fillar*|polkupyör*|mtb',
  'ski-helmets': 'suoja*|turva*|pää|päähän laskett*|rinte*|hiihtokesku*|laskuun',
  'ski-goggles': 'silm*|näky*|nähdä|huurtu*|lasit lasket*|rinte*|hiiht*|lumi*|lumisa*|pysky*|pyry*',
  'life-jackets':
    'hukku*|hukkua|kellu*|kelluu|kelluttav*|turva*|pinnal* vesi*|vede*|vene*|kanoot*|kajak*|järve*|laps*|vesil*|uima*, ei huku|huku*',
  'dry-bags':
    'kuiva*|kastu*|vesit*|vedenp*|suoja* puhel*|känny*|vaat*|tavar*|varust*|kamera* melo*|kanoot*|kajak*|vene*|järve*|vesi*|sup*|satee*|vesil*, kuivana|kuivina tavar*|varust*|vaatteet|kamat|kamoj*, pakata|pakka* kanoot*|kajak*|melont*',
  'paddling-wear sandals':
    'päälle|pukea|vaat*|jalkaan|kenkä*|keng*|jalkine* melo*|kajak*|kanoot*|supp*|vesil*|koske*|vesill*, kahla*|ranta*|rannal*|vesi*|uimar* keng*|kenk*|jalka*|jalkine*|jalkaan',
  'trekking-packs':
    'reppu|repun|reppua vaell*, kanta*|pakata|pakka*|kulje* viikon|viiko*|pitkä*|monen|päivä*|vaell*|reissu*|interrail*|kamat|varusteet|kaikki, monen|usean päivän vaell*|retki*|retke*',
  daypacks:
    'kanta*|pakata|eväät|eväille|läppär* työ*|töihin|päiväretke*|koulu*|opisk*|päivän|lyhy*, päivä*|päivän retki*|retke*|vaellus*|vaelluk* pieni*|kevyt|reppu',
  'childrens-packs': 'reppu|laukku|kassi eskari*|päiväkoti*|tarha*|koulu*|ekaluok*',
  'travel-bags':
    'käsimatka*|lentoko*|lennol*|matkusta*|lento*|matkoil*|reissu* laukku*|pakata|pakka*|kassi*|tavar*|koneeseen|mukaan, käsimatkatavar*',
  'hiking-gear:vaellussauvat':
    'vaellussauv*, kävelysauv*, retkisauv*, sauvakävelysauv*, trekkingsauv*, polv*|polvi*|polvet vaell*|alamä*|tuki|tuke*|kipe*|särk*|kävel*|lasku*, tasapain* vaell*|kävel*|maasto*, sauva*|sauvo* vaell*|kävel*|maasto*|tunturi*',
  'camping:ensiapupakkaus':
    'rakkolaastar*, rakkolaastari, ensiap*|ensi vaell*|retke*|pakkau*|lauk*|laukku, haava*|haavoj*|rakko*|rakkoj*|laasta*|side|siteet|tapatur*|loukka* hoito*|hoita*|retke*|vaell*|laasta*|varalle|mukaan, ensiapu*, laastari*',
  'bouldering climbing-gear':
    'hikis*|hikoi*|pito|pitoa|liukk* käde*|kädet|käsi*|sorm*|kiipeil*, aloit*|alku|ensim* kiipeil*|boulder*',
  'harnesses climbing-helmets quickdraws-carabiners climbing-gear':
    'via ferrata, varmist*|turva*|pudot*|suoja* kiipeil*|seinä*',
  'belay-devices': 'varmist*|laskeut*|laske* kiipeil*|köyde*|köyttä|kaveri*|kallio*|alas',
  'ice-climbing': 'jäätik*|glasieer* kävel*|vaell*|ylit*|varust*, kiive*|kiipe* jää*|jäi*',
  'sandals socks':
    'jalkaan|tossut|kengät|tohvel* mökil*|mökki*|leiri*|leirissä|saun*|sisäl*|illa*|tupa*, ylit*|kahla* joki|joe*|puro*|vesistö*',
  'sup kayaks-canoes': 'lähte*|retki*|melo*|liikku*|päästä järve*|joki*|joel*|meri*|vesil*|saaristo*',
  'nordic-bindings': 'side|siteet|sidettä hiiht*|murtom*|nnn|sns|prolink|perint*|luistel*',
  'nordic-boots': 'monot|mono|kengät nnn|sns|prolink|perint*|luistel*|murtom*',
  'leather-boots': 'kengät|saappaat|kenkä nahkai*|nahka*|nahasta vaell*|miest*|nais*',
  'light-boots approach-shoes trail-running-shoes': 'matala* vaell*|kengät|kenkä*',
  'shell-jackets rain-wear': 'gtx, goretex, gore tex, vedenpitävä*, vettäpitävä*',
  'base-layers wool-layers': 'merino*',
  'bouldering quickdraws-carabiners climbing-gear gift-cards':
    'lahja*|lahjoja|yllät*|joululahja*|synttärilahja* kiipeil*|boulder*',
  'running-accessories running-vests gift-cards':
    'lahja*|lahjoja|yllät*|joululahja*|synttärilahja* juoks*|juoksij*|lenk*|maraton*|polkujuoks*',
  'bike-lights bike-bags cycling-clothing gift-cards':
    'lahja*|lahjoja|yllät*|joululahja*|synttärilahja* pyöräil*|fillar*|maastopyör*',
  'ski-care ski-goggles ski-accessories gift-cards':
    'lahja*|lahjoja|yllät*|joululahja*|synttärilahja* hiiht*|laskett*|laskij*',
  'dry-bags paddling-gear gift-cards': 'lahja*|lahjoja|yllät*|joululahja*|synttärilahja* melo*|supp*|kajak*|kanoot*',
  'headlamps-lights kids-accessories childrens-packs water-bottles knives childrens-clothing':
    'lahja*|lahjoja|yllät*|joululahja*|synttärilahja* laps*|lasten|poika|pojal*|tytö*|tyttö|kummi*|vauva*|vuoti*|lapsenlap*|teini*|kouluf*|taaper*',
  'nordic-wear tights base-layers': 'päälle|pukea|vaat* hiihto*|hiihtäm*|murtomaa*|ladu*|hiihtoon',
}
