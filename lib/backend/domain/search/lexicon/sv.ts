import type { Lexicon } from './lexicon'

export const SV: Lexicon = {
  goods: {
    jackets: 'jacka, jackor, rock, kappa, anorak, ytterkläder',
    'shell-jackets rain-wear':
      'regnjacka, regnrock, goretexjacka, goretex jacka, vattentät jacka, regnkappa, gore tex jacka',
    'shell-jackets': 'skaljacka, skaljackor, hardshell, skidjacka, alpinjacka, fjälljacka',
    'insulated-jackets parkas':
      'vinterjacka, vinterjackor, täckjacka, varm jacka, vadderad jacka, fodrad jacka, pufferjacka, bolljacka, toppjacka, toppajacka, bobbeljacka, stoppad jacka',
    'insulated-jackets': 'dunjacka, dunjackor, lättdunsjacka, dunväst, lätt dunjacka, lättdun',
    parkas: 'parka, parkas, vinterkappa, lång vinterjacka, dunkappa',
    'softshell-jackets': 'softshelljacka, softshell jacka, vindjacka, vindtät jacka, vindskyddsjacka',
    'fleece-jackets': 'fleece, fleecetröja, fleecejacka, pälsjacka, fiberpälsjacka, fleecejackor, fleecetröjor',
    midlayers: 'mellanlager, mellanlagerströja',
    'hoodies-shirts':
      'huvtröja, luvtröja, hoodie, skjorta, flanellskjorta, friluftsskjorta, collegeskjorta, rutig skjorta, munkjacka, college',
    'wool-layers hoodies-shirts': 'stickad tröja, tröja, kofta',
    'wool-layers': 'ylletröja, ulltröja, ylletröjor, ulltröjor, ulljacka, yllejacka, ullkofta',
    'base-layers':
      'underställ, underkläder, ullunderställ, merinounderställ, termounderställ, boxershorts, kalsonger, understället',
    'base-tops wool-layers':
      'underställströja, t shirt, tshirt, undertröja, ullundertröja, långärmad tröja, merinotröja, funktionströja',
    'base-bottoms':
      'långkalsonger, långkalsong, underställsbyxa, ullkalsonger, långkallingar, underställsbyxor, kalsongbyxor, långkalsingar, kallingar, ylleunderställ byxa, långbyxor underställ',
    'tights running-wear': 'tights, löpartights, löpbyxor, löparbyxor, skidtights, träningstights, leggings, löptights',
    'running-wear tights':
      'löparkläder, löpjacka, löpshorts, löpartröja, löptröja, träningskläder, löparjacka, löparshorts',
    'nordic-wear tights base-layers':
      'längdskidkläder, kläder till längdskidåkning, längdskidjacka, längdskidbyxor, kläder längdskidor, kläder till längdskidor',
    'rain-wear shell-trousers kids-rain':
      'regnbyxor, galonbyxor, galonisar, regnbyxa, vattentäta byxor, galonbyxor barn',
    trousers: 'byxor, byxa, brallor, friluftsbyxor',
    'hiking-trousers':
      'vandringsbyxor, friluftsbyxor, shorts, zip off byxor, trekkingbyxor, vandringsshorts, outdoorbyxor, vandringsbyxa',
    'shell-trousers':
      'skidbyxor, skalbyxor, täckbyxor, vinterbyxor, alpinbyxor, skidbyxa, hardshellbyxor, toppbyxor, termobyxor, snöbyxor, hängselbyxor, fodrade byxor, overallsbyxor, täckbyxa, vinterbyxa, skidbyxor hängslen',
    clothing: 'kläder, klädsel, plagg, ha på sig',
    hats: 'mössa, mössor, keps, hatt, pannband, luva, balaklava, toppluva, ullmössa, solhatt, vintermössa, rånarluva, yllemössa, pipo, stickmössa, huvudbonad, öronlappsmössa, skidmössa, lappmössa, kepsar, hattar, bucket hat, öronvärmare',
    gaiters: 'halsduk, halsvärmare, buff, damasker, halskrage, tubscarf, halstub, tubhalsduk, gamascher, snusnäsduk',
    'gloves-mittens':
      'handskar, handske, vantar, vante, tumvantar, skidhandskar, fingervantar, vinterhandskar, lovikkavantar, längdskidhandskar, tumhandskar, rukkasar, fingerhandskar, tummisar, tumvante, ullvantar, fingervante, skinnhandskar, polvantar',
    socks:
      'strumpor, strumpa, sockor, socka, raggsockor, vandringsstrumpor, ullstrumpor, ullsockor, skidstrumpor, löparstrumpor, vandringssockor, yllesockor, villasockor, ullstrumpa, stickade sockor, vintersockor',
    'kids-overalls':
      'overall, overaller, vinteroverall, snödräkt, skidoverall, åkpåse, babyoverall, fleeceoverall, halare, vinterhalare, åkoverall, barnoverall, snöoverall, termohalare, babyhalare, pimpeloverall',
    'kids-rain rain-wear':
      'regnställ, regnkläder, regnset, galonställ, galonkläder, regnoverall, poncho, regnponcho, regndräkt, galonhalare, regnhalare, kurahalare, regnhängselbyxor, galonbyxa, regnplagg, regnponchon',
    footwear: 'skor, sko, stövlar, skodon, boots, dojor',
    'hiking-boots':
      'vandringskängor, vandringskänga, kängor, känga, vandringsskor, friluftsskor, trekkingkängor, promenadskor, friluftskängor, vandringsstövlar, trekkingskor',
    'leather-boots':
      'läderkängor, skinnkängor, vandringskängor läder, fjällkängor, lädervandringskängor, bergskängor, kängor skinn, kängor läder, läderkänga, skinnkänga',
    'winter-boots childrens-shoes':
      'vinterkängor, vinterskor, vinterstövlar, fodrade kängor, varma skor, snöstövlar, fodrade stövlar, filtstövlar, snökängor, kuggstövlar, vinterkänga, vinterstövel, pjuck',
    'trail-running-shoes':
      'terränglöparskor, traillöparskor, trailskor, terrängskor, dubbskor, trail skor, dubbade löparskor, terrängskor löpning',
    'running-shoes trail-running-shoes':
      'löparskor, löpskor, joggingskor, gympaskor, sneakers, träningsskor, löparsko, gympadojor, löpsko, länkskor, länktossor, löparsko herr, tossor, springskor, sportskor, gymnastikskor',
    'approach-shoes': 'approachskor, anmarschskor',
    'rubber-boots childrens-shoes':
      'gummistövlar, gummistövel, regnstövlar, barnstövlar, sjöstövlar, stövel, fodrade gummistövlar, gummiskor, galoscher, seglarstövlar, stövlar gummi, lerstövlar',
    sandals:
      'sandaler, sandal, tofflor, flip flops, lägerskor, vandringssandaler, duntofflor, badtofflor, lägertofflor, badskor sandal, slippers, tofflar, inneskor, morgontofflor, foppatofflor, reino',
    'childrens-shoes': 'barnskor',
    packs: 'väska, väskor',
    'trekking-packs daypacks': 'ryggsäck, ryggsäckar, ryggsäk, ryggsekk',
    'trekking-packs': 'vandringsryggsäck, trekkingryggsäck, stor ryggsäck, packsäck, fjällryggsäck',
    daypacks:
      'dagsryggsäck, dagstursryggsäck, liten ryggsäck, datorryggsäck, skolväska, dagryggsäck, midjeväska, skolryggsäck, turryggsäck, jobbryggsäck, fickryggsäck, magväska, axelväska, datorväska, utflyktsryggsäck',
    'ski-packs': 'skidryggsäck, topptursryggsäck',
    'travel-bags':
      'duffel, duffelväska, duffelbag, resväska, sportväska, weekendbag, bag, packväska, träningsväska, resebag, kabinväska, weekendväska, trunk, resväskor',
    'childrens-packs': 'barnryggsäck, förskoleryggsäck, barnryggsäckar',
    tents: 'tält, tältet',
    'tunnel-tents dome-tents': 'vandringstält, fjälltält, vintertält, trekkingtält',
    'one-person-tents': 'enmanstält, solotält, enpersonstält',
    'family-tents': 'familjetält, campingtält, stort tält, grupptält',
    'tarps-hammocks': 'hängmatta, hängmattor, tarp, tarpar, vindskydd, presenning, myggnät, tältduk, regnskydd tarp',
    'sleeping-bags': 'sovsäck, sovsäckar, reselakan, vintersovsäck, lakanspåse, sommarsovsäck, bivysäck, vindsäck',
    'down-bags': 'dunsovsäck',
    'synthetic-bags': 'syntetsovsäck, fibersovsäck',
    mats: 'liggunderlag, underlag, sovmatta, madrass, ligg underlag, sova på, campingmadrass, campingsäng, tältsäng, sovunderlag, tältmadrass, luftmadrasser, underlägg',
    'air-mats': 'uppblåsbart liggunderlag, luftmadrass, uppblåsbar madrass, luftunderlag, uppblåsbart underlag',
    'foam-mats':
      'självuppblåsande liggunderlag, skumunderlag, sittunderlag, cellplastunderlag, självuppblåsbart liggunderlag, självuppblåsande underlag, skumgummiunderlag, självuppblåsande madrass',
    'camp-furniture':
      'campingstol, stol, campingbord, bord, lykta, kylväska, kylbox, pall, campingpall, fällstol, tältlampa, lanterna, campinglampa, friluftsstol, vikstol, stormlykta, fotogenlykta, solstol, campingmöbler, kylklamp, brassestol, sittpall, kyllåda',
    'gas-stoves fuel-stoves': 'kök, friluftskök, campingkök, laga mat, stormkök, matlagning, primuskök',
    'gas-stoves': 'gaskök, gasolkök, gasbrännare, gasolbrännare',
    'fuel-stoves': 'spritkök, bensinkök, vedkök, multibränslekök, spritstormkök, kvistkök, flerbränslekök',
    fuel: 'gas, gasol, gasolflaska, gaspatron, gasbehållare, bränsle, gasoltub, rödsprit, gastub, gasflaska, gasolbehållare, campinggas, t röd',
    cookware:
      'kåsa, mugg, kastrull, stekpanna, panna, kokkärl, bestick, spork, skål, tallrik, kaffepanna, gjutjärnspanna, kokset, kopp, kaffekanna, campingbestick, campingkastrull, matbestick, kaffemugg, muurikka, kuksa, kopp trä, traktörpanna, campingkök kärl, kåsor, muggar, kaffekittel, plåtmugg, emaljmugg',
    'water-bottles bottles running-vests':
      'vattenflaska, flaska, vätskeblåsa, vattenblåsa, dricksflaska, vätskebehållare, vätskesystem, vattenbehållare, drickflaska, sportflaska, vattendunk, vätskesäck',
    flasks: 'termos, termosflaska, termosmugg, mattermos, termosar, ståltermos',
    'water-filters': 'vattenrenare, vattenfilter, vattenrening, reningstabletter, vattenreningstabletter, filter',
    knives:
      'kniv, knivar, fällkniv, multiverktyg, täljkniv, jaktkniv, slidkniv, fickkniv, friluftskniv, puukko, brukskniv, mora kniv, morakniv, fiskekniv',
    axes: 'yxa, yxor, såg, handyxa, friluftsyxa, vildmarksyxa, fällsåg',
    'trail-food':
      'frystorkad mat, friluftsmat, frystorkat, turmat, vandringsmat, torrmat, campingmat, måltider frystorkade',
    'main-dishes': 'middag, huvudrätt, måltid, gryta, pasta',
    breakfasts: 'frukost, gröt, kaffe, choklad, müsli, varm choklad',
    snacks:
      'energibar, energibars, bar, bars, mellanmål, proteinbar, nötter, energigel, proteinbars, snacks, torkat kött, gel, müslibar, sportgodis',
    ropes: 'rep, klätterrep, replina, repsnöre, halvrep, statiskt rep, lina',
    harnesses: 'sele, klättersele, selar, sittsele',
    'climbing-helmets': 'klätterhjälm',
    'quickdraws-carabiners': 'karbin, karbinhake, kortslinga, kortslingor, karbiner, slinga, skruvkarbin, kilar',
    'belay-devices': 'säkringsdon, repbroms, grigri, firningsbroms, säkringsbroms, firningsåtta',
    'climbing-shoes': 'klätterskor, klättersko, boulderskor',
    bouldering: 'kalk, kritpåse, krita, bouldermatta, crashpad, kalkpåse, flytande krita, magnesium',
    'ice-climbing':
      'isyxa, stegjärn, isskruv, isklättring, ishacka, isbroddar, halkskydd, broddar, skobroddar, isgrepp, isdubbar till skor, antihalkskydd',
    'alpine-skis':
      'alpinskidor, slalomskidor, utförsskidor, carvingskidor, freerideskidor, pistskidor, puderskidor, toppturskidor, alpina skidor, twintip, slalom skidor, topptursskidor',
    'alpine-skis nordic-skis': 'skidor, skida, skidpaket',
    'alpine-bindings': 'bindningar, alpinbindningar, skidbindningar, bindning',
    'alpine-boots':
      'pjäxor, slalompjäxor, alpinpjäxor, pjäxa, toppturspjäxor, utförspjäxor, skidpjäxor, monor, skidmonor, slalommonor',
    'nordic-skis':
      'längdskidor, turskidor, skateskidor, klassiska skidor, fjällskidor, längdskida, skinskidor, längd skidor, klassikskidor, backcountryskidor, skogsskidor',
    'nordic-boots':
      'längdpjäxor, skidskor, längdskidpjäxor, turpjäxor, längdskidskor, skatepjäxor, längdpjäxa, turskidpjäxor, fjällpjäxor',
    'nordic-bindings':
      'längdbindningar, längdskidbindningar, bindningar längdskidor, längdskidsbindning, turbindningar',
    'ski-poles': 'skidstavar, stavar, längdstavar, alpinstavar, längdskidstavar, stav, slalomstavar',
    'ski-helmets': 'skidhjälm, slalomhjälm, alpinhjälm',
    'ski-goggles': 'skidglasögon, goggles, slalomglasögon',
    'ski-care':
      'skidvalla, valla, glidvalla, fästvalla, stighudar, vallajärn, klister, vallning, glider, skinn, vallastation, kantslip, valla skidor, glidvax, fästtejp, skidvax, vallaset, burkvalla',
    'snowshoes-pulks':
      'snöskor, pulka, snösko, släde, kälke, ackja, fjällpulka, tefat, snowracer, barnpulka, bob, stjärtlapp, rattkälke, pulkor',
    'winter-touring':
      'lavintransceiver, spade, snöspade, lavinsond, transceiver, lavinspade, lavinutrustning, lavinryggsäck, sond, snöskyffel',
    bikes: 'cykel, cyklar, cykeln',
    'gravel-bikes': 'gravelcykel, cyclocross, landsvägscykel, racercykel, gravel cykel, grusracer',
    'mountain-bikes':
      'mountainbike, terrängcykel, hardtail, mtb cykel, mountainbikecykel, heldämpad, fatbike, mountain bike',
    'childrens-bikes':
      'barncykel, barncyklar, juniorcykel, balanscykel, springcykel, barn cykel, sparkcykel utan pedaler',
    'bike-bags':
      'cykelväska, pakethållarväska, sadelväska, styrväska, ramväska, cykelväskor, cykelpackning, packväska cykel, bikepackingväska',
    'bike-lights': 'cykellampa, cykelbelysning, baklampa, cykellyse, cykellampor, framlampa',
    'bike-helmets': 'cykelhjälm, mtb hjälm, cykelhjälmar',
    'bike-helmets ski-helmets climbing-helmets': 'hjälm, hjälmar',
    'cycling-clothing': 'cykelbyxor, cykeltröja, cykelkläder, cykelshorts, cykeljacka, cykelhandskar, cykelbyxa',
    'kayaks-canoes':
      'kajak, kajaker, kanot, kanoter, kanadensare, packraft, havskajak, båt, uppblåsbar kajak, turkajak, gummibåt kajak',
    sup: 'sup bräda, sup brädor, paddelbräda, supbräda, stand up paddle, sup uppblåsbar, paddleboard',
    paddles: 'paddel, paddlar, kajakpaddel, åra, kanotpaddel, sup paddel',
    'life-jackets':
      'flytväst, flytvästar, räddningsväst, paddelväst, seglarväst, flytplagg, livväst, flytvästen, kanotväst, barnflytväst',
    'dry-bags':
      'torrsäck, packpåse, vattentät väska, torrsäckar, vattentät påse, vattentät säck, torrpåse, packpåsar, drybag',
    'paddling-wear':
      'paddelkläder, våtdräkt, torrdräkt, kapell, neopren, paddeljacka, neoprenskor, vattenskor, badskor, paddelskor, neoprenhandskar',
    'headlamps-lights':
      'pannlampa, pannlampor, ficklampa, lampa, huvudlampa, belysning, lampor, ficklampor, strålkastare, lykta huvud, pannlampan',
    watches:
      'klocka, klockor, träningsklocka, gps klocka, pulsklocka, armbandsur, löparklocka, sportklocka, smartklocka, smartwatch',
    navigation:
      'kompass, karta, navigering, satellitkommunikatör, nödsändare, gps enhet, hand gps, orienteringskompass, satellittelefon',
    power:
      'powerbank, solpanel, solcell, laddare, nödladdare, batteriladdare, solladdare, reservbatteri, solcellsladdare',
    'running-vests': 'löparväst, löpväst, löparryggsäck, löpryggsäck, vätskeväst, traillöpväst',
    'running-accessories':
      'reflexväst, löparbälte, reflex, löpbälte, vätskebälte, pannband löpning, löparkeps, löparmössa',
    'gift-cards': 'presentkort, gåvokort, present kort, värdecheck, presentkortet',
    'gift-cards knives flasks running-accessories headlamps-lights cookware hats socks gloves-mittens axes':
      'julklapp, present, födelsedagspresent, presentidé, presenttips, julklappstips, gåva, farsdagspresent, presenter',
    skiing: 'skidåkning, skidutrustning, skid',
    running: 'löpning, löpare, jogging, springa, löpar, länka, länken, länk, springer',
    paddling: 'paddling, paddla',
    cycling: 'cykling, cykla, cyklist',
    'nordic-skiing': 'längdskidåkning, längdåkning, längd',
    climbing: 'klättring, klätterutrustning, klättrare',
    hiking: 'vandring, friluftsliv, vandrare, fjällvandring, friluft, tur, vandra',
    camping: 'camping, tältutrustning, campingutrustning, campa',
  },
  absent: {
    'ski-goggles': 'solglasögon, glasögon, simglasögon, cykelglasögon, sportglasögon',
    'camping hiking-gear':
      'myggmedel, myggspray, björnspray, räddningsfilt, handvärmare, fotvärmare, solkräm, solskydd, solskyddskräm, tändare, tändstickor, kikare, paraply, tältpinnar, visselpipa, eldstål, komradio, kamera, drönare, handduk, kudde, grill, dusch, toalett, tändstål, toalettpapper, viltkamera, radio, tältpinne, stativ',
    'paddling camping':
      'kastspö, fiske, fiskespö, spö, rulle, drag, fiskelina, flugspö, pimpelspö, isborr, fiskedrag, haspelspö, fiskerulle, vadarbyxor, wobbler',
    'knives axes':
      'älgstudsare, gevär, studsare, hagelgevär, bössa, ammunition, jakt, pilbåge, luftgevär, jaktgevär, vapen, kikarsikte, machete',
    'alpine-skis': 'snowboard, snowboardboots, snowboardbindningar, splitboard, snowboard boots',
    'skiing snowshoes-pulks':
      'skridskor, hockey, inlines, hockeyklubba, långfärdsskridskor, rullskridskor, rullskidor, konståkningsskridskor, ishockey, puck, klubba',
    mats: 'yogamatta, träningsmatta, gymnastikmatta, pilatesmatta',
    running:
      'löpband, hantlar, hantel, kettlebell, motionscykel, roddmaskin, gym, fotboll, tennisracket, basketboll, golf, badminton, boll, boxhandskar, hopprep, vikter, golfklubba, innebandyklubba, frisbee, volleyboll, träningsredskap, crosstrainer, padelracket, padel, tennisboll, skivstång',
    'clothing-accessories trousers': 'bälte, skärp, hängslen, slips',
    clothing:
      'jeans, klänning, kjol, kostym, baddräkt, bikini, badbyxor, pyjamas, bh, sport bh, badkläder, badshorts, morgonrock, träningsoverall, kavaj, blazer, mjukisbyxor',
    packs: 'regnskydd, regnöverdrag, regnskydd ryggsäck, plånbok, handväska, bärstol, barnbärstol',
    bikes:
      'elcykel, sparkcykel, elsparkcykel, skateboard, cykelpump, cykellås, cykeldäck, innerslang, cykelkärra, cykelställ, däck, pump, cykelvagn, longboard, dubbdäck, kedja, cykelhållare, barnsits, cykelstol, cykelsadel, sadel, moped, trehjuling, elmoped',
    'boats-boards':
      'surfbräda, vindsurfing, kitesurf, wakeboard, vattenskidor, snorkel, simfötter, utombordare, cyklop, kiteboard, gummibåt, utombordsmotor',
    footwear:
      'högklackat, fotbollsskor, cykelskor, sulor, skosnören, inläggssulor, skokräm, skovax, skovård, impregnering',
    hiking: 'hundtäcke, hundsele, hund, koppel, ridning, ridhjälm, hundjacka, hundbädd, häst',
    electronics: 'mobil, telefon, hörlurar, tv, dator, högtalare, gopro, surfplatta, actionkamera, mobiltelefon',
    skiing: 'takbox, takräcke, skidbox, skidhållare, snökedjor, snöskoter, skidfodral',
    camping: 'kylskåp, elverk, barnvagn, bilbarnstol, husvagn, luftpump',
    'childrens-clothing': 'leksak, leksaker, lego, docka, blöjor',
  },
  colour: {
    red: 'röd, röda, rött, vinröd',
    blue: 'blå, blåa, blått, marinblå, mörkblå',
    green: 'grön, gröna, grönt, oliv, olivgrön',
    black: 'svart, svarta',
    white: 'vit, vita, vitt',
    grey: 'grå, gråa, grått',
    yellow: 'gul, gula, gult',
    orange: 'orange',
    purple: 'lila, violett',
    pink: 'rosa, cerise',
    brown: 'brun, bruna, brunt',
    beige: 'beige, sand',
    turquoise: 'turkos',
  },
  wearer: {
    female:
      'dam, dams, kvinna, kvinnor, tjej, damer, tjejer, mamma, fru, flickvän, damstorlek, mormor, farmor, syster, hustru, tjejmodell, tjejen',
    male: 'herr, herrs, man, män, kille, herrar, killar, pappa, pojkvän, herrstorlek, farfar, morfar, make, bror, herrmodell, gubben, gubbe',
    kids: 'barn, barns, junior, baby, ungdom, pojke, flicka, pojkar, flickor, bebis, småbarn, spädbarn, son, dotter, barnen, åring, ungdomar, barnstorlek, åringar, årig, tonåring, barnbarn, barnbarnet, kids, småttingar, grabb, tös, lillan, barnstorlekar, pojken, flickan, skolbarn, dagisbarn, telning',
  },
  condition: {
    used: 'begagnad, begagnade, begagnat, second hand, secondhand, andrahands, beg, loppis, återbruk',
    rental: 'hyra, hyr, uthyrning, hyrning, hyra ut, att hyra, låna, uthyres',
    new: 'ny, helt ny',
  },
  price: {
    below: 'under, max, högst, upp till, mindre än, billigare än, maximalt',
    above: 'över, minst, från, mer än',
    cheap: 'billig, billiga, billigt, prisvärd, billigaste, lågpris, prisvärda, budget, lågt pris, förmånlig',
    reduced: 'rea, rabatt, nedsatt, erbjudande, kampanj, utförsäljning, nedsatta, rabatterad',
  },
  size: { any: 'storlek, stl, strl, str, storlekar, stl:' },
  persons: {
    of: 'person, personer, pers, manna, mans',
    1: 'enpersons, en person, enmans, ensam',
    2: 'tvåpersons, två personer, tvåmans, tvåmanna',
    3: 'trepersons, tre personer, tremanna, tremans',
    4: 'fyrapersons, fyra personer, fyrmanna, fyrmans',
    5: 'fem personer, femmanna',
    6: 'sex personer, sexmanna',
  },
  unit: {
    years: 'år, åring, åringar, årig, års',
    months: 'månader, månad, mån',
    l: 'liter, l, lit',
    g: 'gram',
    cm: 'centimeter',
    m: 'meter',
    kg: 'kilo, kg',
    inch: 'tum, tums',
  },
  currency: { sek: 'kr, kronor, sek, spänn, kronors, :-', eur: 'euro' },
  link: { and: 'och, samt, eller', for: 'för, till, med, i, åt' },
  filler: {
    any: 'kit, set, bra, bäst, bästa, nåt, något, saker, köpa, köp, outdoor, snygg, fin, helg, fjälltur, grejer, prylar, utrustning, någon, sköna, stor, liten, stora, lilla',
  },
}
