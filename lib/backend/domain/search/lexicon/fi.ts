import type { Lexicon } from './lexicon'

export const FI: Lexicon = {
  goods: {
    jackets:
      'takki, takit, ulkoilutakki, ulkotakki, anorakki, pusakka, ulkoilutakit, ulkoilu takki, kevättakki, syystakki, välikausitakki',
    'shell-jackets rain-wear': 'sadetakki, sadetakit, goretex takki, vedenpitävä takki, gore tex takki',
    'shell-jackets': 'kuoritakki, kuoritakit, hiihtotakki, laskettelutakki, vaellustakki, hardshell',
    'insulated-jackets parkas':
      'talvitakki, talvitakit, toppatakki, toppatakit, lämmin takki, vuoritakki, pakkastakki, toppis, tikkitakki',
    'insulated-jackets': 'untuvatakki, untuvatakit, kevytuntuvatakki, untuvaliivi, toppaliivi, kevyttoppatakki',
    parkas: 'parka, parkatakki, pitkä toppatakki, pitkä talvitakki, untuvaparka',
    'softshell-jackets': 'softshell takki, softshelltakki, tuulitakki, tuulitakit, tuulenpitävä takki',
    'fleece-jackets': 'fleece, fleecetakki, fleecet, fleecepaita, pörrötakki, flis, flistakki, teddytakki',
    midlayers: 'välikerrasto, välikerros, välitakki',
    'hoodies-shirts': 'huppari, hupparit, collegepaita, flanellipaita, kauluspaita, paitahuppari, retkipaita',
    'wool-layers hoodies-shirts': 'villapaita, neule, neulepaita, villatakki, villapusero, neuletakki',
    'base-layers':
      'kerrasto, kerrastot, aluskerrasto, alusasu, alusvaatteet, villakerrasto, merinokerrasto, lämpökerrasto, alusvaate, bokserit, kalsarit',
    'base-tops wool-layers': 'aluspaita, t paita, tpaita, pitkähihainen, merinopaita, merinovillapaita, tekninen paita',
    'base-bottoms':
      'pitkät kalsarit, alushousut, kalsongit, villakalsarit, pitkät alushousut, villahousut, kerrastohousut, pitkikset, kalsonki',
    'tights running-wear':
      'trikoot, juoksutrikoot, hiihtotrikoot, leggingsit, legginsit, urheilutrikoot, treenitrikoot, juoksuhousut',
    'running-wear tights': 'juoksuvaatteet, juoksupaita, juoksutakki, juoksushortsit, lenkkivaatteet',
    'nordic-wear tights base-layers':
      'hiihtovaatteet, hiihtoasu, vaatteet hiihtoon, vaatteet hiihtolenkille, hiihtohousut, hiihtopuku',
    'rain-wear shell-trousers kids-rain':
      'sadehousut, kurahousut, vedenpitävät housut, vesihousut, vedenpitäviä housuja, sateenpitävät housut, vedenkestävät housut',
    trousers: 'housut, ulkoiluhousut',
    'hiking-trousers': 'vaellushousut, retkeilyhousut, retkihousut, shortsit, vaellusshortsit, outdoor housut',
    'shell-trousers':
      'lasketteluhousut, kuorihousut, toppahousut, talvihousut, rinnehousut, lumihousut, ulkohousut, talviulkohousut, laskuhousut, hiihtohousut lasketteluun, lämpöhousut, välikausihousut, henkselihousut',
    clothing: 'vaatteet, vaate, vaatetus, asusteet, päälle',
    hats: 'pipo, pipot, hattu, lippis, lippalakki, myssy, panta, otsapanta, kypärämyssy, lakki, aurinkohattu, talvipipo, villapipo, kommandopipo, talvilakki, karvalakki, korvalakki, korvaläppälakki, villamyssy, hilkka, sopuli, päähine, lierihattu, otsanauha, kesälakki',
    gaiters: 'kauluri, kaulurit, putkihuivi, tuubihuivi, huivi, säärystimet, kaulahuivi, tuubi, lumikaulukset',
    'gloves-mittens':
      'käsine, käsineet, hanskat, hanska, rukkaset, rukkanen, lapaset, lapanen, kintaat, talvikäsineet, laskettelukäsineet, hiihtohanskat, hiihtokäsineet, talvihanskat, nahkarukkaset, sormikkaat, sormikas, tumput, tumppu, tumppuja, kämmekkäät, villalapaset, lapasia, hanskoja, sormikkaita',
    socks: 'sukat, sukka, villasukat, vaellussukat, retkisukat, hiihtosukat, juoksusukat, villasukka, vaellussukka',
    'kids-overalls':
      'haalari, haalarit, toppahaalari, talvihaalari, lumipuku, vauvan haalari, ulkohaalari, välikausihaalari, toppapuku, toppahaalarit, pukuhaalari, untuvahaalari, vauvahaalari, lumihaalari, pilkkihaalari',
    'kids-rain rain-wear':
      'sadeasu, sadepuku, kurapuku, kura asu, sadevaatteet, sadehaalari, kurahaalari, sadeviitta, kuravaatteet, kurasetti',
    footwear: 'kengät, kenkä, jalkineet, saappaat, saapas, popot',
    'hiking-boots':
      'vaelluskengät, vaelluskenkä, retkeilykengät, retkikengät, maastokengät, vaellusjalkineet, ulkoilukengät, vaellussaappaat, maihinnousukengät, kävelykengät, trekkingkengät',
    'leather-boots': 'nahkaiset vaelluskengät, nahkakengät, nahkavaelluskengät, nahkasaappaat, vuoristokengät',
    'winter-boots childrens-shoes':
      'talvikengät, talvikenkä, talvisaappaat, pakkaskengät, lämpösaappaat, talvijalkineet, nilkkurit, toppakengät, huopikkaat, huopatossut, huopikas, pieksut, lapikkaat, lumisaappaat, vuorelliset saappaat, karvasaappaat, toppasaappaat',
    'trail-running-shoes':
      'polkujuoksukengät, polkukengät, maastojuoksukengät, trail kengät, nastakengät, nastalenkkarit, polkujuoksukenkä',
    'running-shoes trail-running-shoes':
      'juoksukengät, juoksukenkä, lenkkarit, lenkkikengät, tossut, lenkkitossut, lenkkari, tennarit, urheilukengät, lenkkareita, juoksutossut, urheilutossut, sisäpelikengät',
    'approach-shoes': 'lähestymiskengät',
    'rubber-boots childrens-shoes':
      'kumisaappaat, kumisaapas, kumpparit, kumppari, sadesaappaat, sadekengät, kumikengät, kumikset, lämpökumisaappaat, saappaat kumi',
    sandals:
      'sandaalit, sandaali, retkisandaalit, leirikengät, varvassandaalit, tohvelit, mökkikengät, crocsit, untuvatossut, vaellussandaalit, urheilusandaalit, sandaaleja, slipparit, slippari, kesäkengät, rantakengät, puukengät, lipokkaat, sisätossut, töppöset',
    'childrens-shoes': 'lastenkengät, lasten kengät, ensikengät',
    packs: 'laukku, kantolaite',
    'trekking-packs daypacks': 'reppu, reput, selkäreppu',
    'trekking-packs': 'rinkka, rinkat, vaellusrinkka, vaellusreppu, iso reppu, eräreppu, erärinkka',
    daypacks:
      'päiväreppu, pieni reppu, koulureppu, kaupunkireppu, läppärireppu, retkireppu, vyölaukku, päivärinkka, eväsreppu, tietokonereppu, työreppu, kylkilaukku, olkalaukku, vaellusreppu pieni, pikkureppu',
    'ski-packs': 'hiihtoreppu, laskettelureppu, vapaalaskureppu',
    'travel-bags':
      'matkakassi, duffeli, duffel, matkalaukku, urheilukassi, kassi, varustekassi, putkikassi, treenikassi, varustelaukku, duffelikassi, reissukassi, viikonloppukassi, putkilaukku, lentolaukku, kassia',
    'childrens-packs': 'lastenreppu, päiväkotireppu, eskarireppu, lasten reppu',
    tents: 'teltta, teltat, retkiteltta',
    'tunnel-tents dome-tents': 'vaellusteltta, talviteltta, tuntureille teltta',
    'one-person-tents': 'yhden hengen teltta, soolateltta',
    'family-tents': 'perheteltta, iso teltta, leiriteltta, ryhmäteltta',
    'tarps-hammocks':
      'riippumatto, riippumatot, tarppi, tarp, laavu, laavukangas, erätoveri, loue, hyttysverkko, riippukeinu, loimi, makuuriippumatto, aurinkokatos, katos, pressu',
    'sleeping-bags': 'makuupussi, makuupussit, pussilakana, talvimakuupussi, kesämakuupussi',
    'down-bags': 'untuvamakuupussi, untuvapussi',
    'synthetic-bags': 'kuitumakuupussi, kuitupussi',
    mats: 'makuualusta, makuualustat, retkipatja, makuupatja, patja, alusta, telttapatja, makuu alusta, leiripatja, nukkumiseen, nukkua, retkimatto, telttamatto, untuvapatja, retkisänky',
    'air-mats':
      'ilmapatja, puhallettava makuualusta, makuualusta puhallettava, puhallettava patja, ilmatäytteinen makuualusta, ilmatäytteinen patja',
    'foam-mats':
      'solumuovi, solumuovialusta, itsetäyttyvä makuualusta, istuinalusta, solumuovipatja, itsetäyttyvä patja, vaahtomuovialusta, itsestään täyttyvä makuualusta, istuma alusta',
    'camp-furniture':
      'retkituoli, tuoli, leirituoli, retkipöytä, pöytä, lyhty, kylmälaukku, jakkara, myrskylyhty, kylmäkassi, retkijakkara, campingtuoli, leirivalo, telttavalo, telttalamppu, kokoontaittuva tuoli, kalastustuoli, campingpöytä, kylmäboksi, riippulyhty, rantatuoli, telttatuoli, retkilyhty',
    'gas-stoves fuel-stoves': 'keitin, retkikeitin, keittimet, retkihella, ruoanlaitto, kokkaus',
    'gas-stoves': 'kaasukeitin, retkikeitin kaasu, kaasupoltin, kaasuliesi, kaasuhella',
    'fuel-stoves':
      'spriikeitin, bensakeitin, risukeitin, monipolttoainekeitin, puukeitin, trangia, polttonestekeitin, risuliesi',
    fuel: 'kaasu, kaasupatruuna, kaasupullo, kaasusäiliö, polttoaine, spriipullo, retkikaasu, keitinkaasu, sinol, marinol, kaasupatruunat',
    cookware:
      'kuksa, kuppi, muki, kattila, pannu, paistinpannu, retkiastiat, astiat, ruokailuvälineet, lusikkahaarukka, kahvipannu, pakki, kenttäpakki, lusikka, lautanen, valurautapannu, keittoastia, muurinpohjapannu, retkimuki, lusikka haarukka, aterimet, kahvimuki, nokipannu, nuotiopannu, pannukahvi pannu, kasari, kattilasetti, retkikattila, teräsmuki, peltimuki, kahvikuppi',
    'water-bottles bottles running-vests':
      'juomapullo, vesipullo, pullo, juomarakko, juomapussi, nesterakko, vesirakko, juomajärjestelmä, juomareppu, juomapulloja, vesisäiliö, vesikanisteri, urheilujuomapullo',
    flasks: 'termospullo, termos, termari, termoskannu, termosmuki, ruokatermos, termospullot',
    'water-filters':
      'vedensuodatin, vedenpuhdistin, vesisuodatin, vedenpuhdistus, vedensuodattimet, vedenpuhdistustabletti, suodatin',
    knives:
      'puukko, veitsi, linkkuveitsi, monitoimityökalu, puukot, taskuveitsi, retkiveitsi, eräpuukko, linkkari, metsästyspuukko, kääntöveitsi',
    axes: 'kirves, kirveet, saha, retkikirves, vesuri, retkisaha, piilu',
    'trail-food':
      'retkiruoka, retkimuona, pussiruoka, kuivaruoka, retkieväät, retkiruuat, retkiateria, vaellusruoka, pakastekuivattu, muona, eväät, retkisapuska, einekset retkelle, valmisruoka retkelle, kuivamuona',
    'main-dishes': 'ateria, pääruoka, pastaa, keitto',
    breakfasts: 'aamupala, aamiainen, puuro, kaakao, kahvi, pikapuuro, mysli',
    snacks:
      'energiapatukka, energiapatukat, patukka, patukat, välipala, proteiinipatukka, energiageeli, pähkinät, kuivaliha, suklaa, snacksit, geeli, myslipatukka, naksut',
    ropes: 'köysi, kiipeilyköysi, apunaru, köydet, naru, puolikas köysi, staattinen köysi',
    harnesses: 'valjaat, kiipeilyvaljaat, valjas, istumavaljaat',
    'climbing-helmets': 'kiipeilykypärä',
    'quickdraws-carabiners':
      'jatko, jatkot, sulkurengas, sulkurenkaat, karbiini, karabiini, slingi, lukkosulkurengas, jatkosetti',
    'belay-devices': 'varmistuslaite, laskeutumislaite, varmistusväline, grigri',
    'climbing-shoes': 'kiipeilykengät, kiipeilytossut, kiipeilykenkä, boulderkengät',
    bouldering: 'mankka, mankkapussi, boulderpatja, magnesium, mankkanapit, pädi, nestemankka',
    'ice-climbing':
      'jäähakku, jääraudat, jääruuvi, jääpiikki, jääkiipeily, jäärauta, liukuesteet, liukuesteet kenkiin, kenkänastat, kengännastat, kenkäpiikit, liukkauseste, jalkanastat',
    'alpine-skis':
      'laskettelusukset, slalomsukset, alppisukset, vapaalaskusukset, carving sukset, twintip, skituuri, laskettelu sukset, rinnesukset, puuterisukset',
    'alpine-skis nordic-skis': 'sukset, suksi, suksipaketti',
    'alpine-bindings': 'siteet, laskettelusiteet, suksisiteet, side',
    'alpine-boots': 'laskettelumonot, monot, slalommonot, laskettelukengät, vaellusmonot, alppimonot',
    'nordic-skis':
      'murtomaasukset, hiihtosukset, luistelusukset, perinteisen sukset, pitopohjasukset, tunturisukset, metsäsukset, eräsukset, karvapohjasukset, maastohiihtosukset, pertsan sukset, retkisukset, liukulumikengät, luisteluhiihtosukset',
    'nordic-boots': 'hiihtomonot, hiihtokengät, luistelumonot, murtomaamonot, hiihtomono, perinteisen monot',
    'nordic-bindings': 'hiihtositeet, murtomaasiteet',
    'ski-poles': 'suksisauvat, sauvat, hiihtosauvat, laskettelusauvat, sauva, murtomaasauvat',
    'ski-helmets': 'laskettelukypärä, slalomkypärä, hiihtokypärä, rinnekypärä',
    'ski-goggles': 'laskettelulasit, hiihtolasit, lumilasit, goggles, slalomlasit',
    'ski-care':
      'luistovoide, pitovoide, suksivoide, voide, suksihuolto, nousukarvat, voitelurauta, liisteri, voiteet, suksivaha, voitelu, luistopinta, skinit, voitelutarvikkeet, pitoteippi, luistovoiteet, voitelusetti, suksien huolto, grippiteippi, suksiteippi, voitelu setti',
    'snowshoes-pulks':
      'lumikengät, ahkio, pulkka, lumikenkä, rattikelkka, kelkka, vetopulkka, stiga, liukuri, mäkipulkka, kelkkoja, pulkkia, lumikelkka',
    'winter-touring':
      'lumivyörypiippari, lapio, lumilapio, sondi, lumivyörylähetin, piippari, vyörypiippari, vyörylapio, lumivyöryvarusteet',
    bikes: 'pyörä, polkupyörä, fillari, pyörät',
    'gravel-bikes':
      'gravel pyörä, gravelpyörä, cyclocross pyörä, maantiepyörä, retkipyörä, sorapyörä, soramaantiepyörä, gravelfillari',
    'mountain-bikes': 'maastopyörä, maastofillari, jäykkäperä, täysjousto, läskipyörä, fatbike, maastopyörät, maasturi',
    'childrens-bikes':
      'lasten pyörä, lastenpyörä, lasten polkupyörä, potkupyörä, juniorpyörä, tasapainopyörä, lastenpolkupyörä, ensipyörä',
    'bike-bags':
      'pyörälaukku, sivulaukku, satulalaukku, tankolaukku, runkolaukku, pyörälaukut, pyörän laukku, tarakkalaukku, pyöräilylaukku',
    'bike-lights':
      'pyörän valo, pyörän valot, takavalo, polkupyörän valo, pyörälamppu, etuvalo, pyörän lamppu, fillarin lamppu, polkupyörän lamppu, fillarin valo',
    'bike-helmets': 'pyöräilykypärä, pyöräkypärä, fillarikypärä, polkupyöräkypärä',
    'bike-helmets ski-helmets climbing-helmets': 'kypärä, kypärät',
    'cycling-clothing':
      'pyöräilyhousut, pyöräilypaita, ajopaita, pyöräilyvaatteet, pyöräilytakki, pyöräilyhanskat, ajohousut, pyöräilyshortsit, ajohanskat, pyöräilykäsineet, pyöräilyhanska',
    'kayaks-canoes':
      'kajakki, kanootti, kajakit, inkkarikanootti, packraft, merikajakki, vene, retkikajakki, kumikanootti, avokanootti, puhallettava kajakki',
    sup: 'sup lauta, suplauta, suppilauta, supit, suppailulauta, suppi, supparilauta',
    paddles: 'mela, melat, kajakkimela, sup mela, airo, kanoottimela',
    'life-jackets':
      'pelastusliivi, pelastusliivit, kelluntaliivi, melontaliivi, kelluntaliivit, melontaliivit, uimaliivit, kelluntapukine, paukkuliivit, pelastusvyö',
    'dry-bags':
      'kuivapussi, kuivasäkki, vesitiivis pussi, kuivapussit, kuivakassi, vedenpitävä pussi, vesitiivis laukku',
    'paddling-wear':
      'melontavaatteet, märkäpuku, kuivapuku, aukkopeite, neopreeni, neopreenikengät, melontakengät, melontatakki, vesikengät, uimakengät, melontapuku, neopreenihanskat',
    'headlamps-lights':
      'otsalamppu, otsavalo, taskulamppu, valo, lamppu, päälamppu, otsalamput, fikkari, tasku lamppu, lamput, käsivalaisin, valonheitin',
    watches: 'kello, gps kello, urheilukello, älykello, sykekello, kellot, rannekello, juoksukello',
    navigation:
      'kompassi, paikannin, suunnistus, kartta, satelliittipuhelin, hätälähetin, gps laite, satelliittiviestin, navigaattori',
    power:
      'varavirtalähde, virtapankki, aurinkopaneeli, laturi, aurinkokennolaturi, vara akku, lisäakku, aurinkolaturi',
    'running-vests': 'juoksuliivi, juoksureppu, polkujuoksuliivi, juomaliivi',
    'running-accessories': 'heijastinliivi, juoksuvyö, heijastin, juoksupipo, lenkkivyö, juoksulakki, juomavyö',
    'gift-cards': 'lahjakortti, lahjakortit, lahjaseteli, lahjashekki, lahja kortti',
    'gift-cards knives flasks running-accessories headlamps-lights cookware hats socks gloves-mittens axes':
      'lahja, joululahja, synttärilahja, lahjaidea, isänpäivälahja, pukinkonttiin, syntymäpäivälahja, lahjaksi, äitienpäivälahja',
    skiing: 'hiihto, laskettelu',
    running: 'juoksu, lenkkeily, juoksija, juoksuun, lenkille, lenkki, juoksijalle, lenkkeilyyn',
    paddling: 'melonta, melontaan, melojalle',
    cycling: 'pyöräily, pyöräilyyn, pyöräilijälle',
    'nordic-skiing': 'murtomaahiihto, hiihtolenkki, hiihtolenkille, hiihtoon, hiihtäjälle, murtomaa',
    climbing: 'kiipeily, kiipeilyyn',
    hiking: 'vaellus, retkeily, retki, patikointi, vaellukselle, retkelle, vaeltaja, vaeltajalle, retkeilijälle',
    camping: 'leiriytyminen, retkeilyvarusteet, telttailu',
  },
  absent: {
    'ski-goggles': 'aurinkolasit, silmälasit, uimalasit, arskat, ajolasit, pyöräilylasit',
    'camping hiking-gear':
      'karhusumute, hyttyskarkote, hyttysmyrkky, avaruuspeite, kädenlämmitin, taskulämmitin, jalanlämmitin, aurinkorasva, sytytin, tulitikut, kiikarit, sateenvarjo, telttakepit, maakiilat, tulukset, pilli, radiopuhelin, kamera, drone, pyyhe, tyyny, grilli, retkisuihku, kuivakäymälä, riistakamera, kiikari, hyttyssuoja, wc paperi, nuotio, savustin, savustuspönttö, telttakiilat, offi, muurikka',
    'paddling camping':
      'virveli, vapa, kalastus, onki, uistin, kahluuhousut, siima, perhovapa, kela, kalastusvapa, pilkki, jääkaira, kaira, katiska, verkko, viehe, ongenvapa',
    'knives axes':
      'kivääri, hirvikivääri, haulikko, ase, patruuna, metsästys, jousi, ilmakivääri, luoti, pistooli, panokset, viidakkoveitsi',
    'alpine-skis': 'lumilauta, lumilautakengät, lautasiteet, splitboard, snowboard, lumilautasiteet',
    'skiing snowshoes-pulks':
      'luistimet, hokkarit, jääkiekko, rullaluistimet, maila, kaunoluistimet, retkiluistimet, jääkiekkomaila, rullasukset, kiekko',
    mats: 'jumppamatto, joogamatto, treenimatto, voimistelumatto, pilatesmatto',
    running:
      'juoksumatto, käsipainot, kahvakuula, kuntopyörä, soutulaite, kuntosali, jalkapallo, tennismaila, koripallo, golf, sulkapallo, pallo, nyrkkeilyhanskat, hyppynaru, painot, golfmaila, frisbee, frisbeegolf, salibandymaila, lentopallo, pesäpallomaila, kuntoilulaite, levypaino',
    'clothing-accessories trousers': 'vyö, housunkannattimet, henkselit, solmio',
    clothing:
      'farkut, mekko, hame, puku, uimapuku, bikinit, uimahousut, yöpuku, rintaliivit, urheiluliivit, uimashortsit, kylpytakki, verkkarit, pikkutakki, bleiseri, puvuntakki',
    packs: 'sadesuoja, repun sadesuoja, rinkan sadesuoja, lompakko, käsilaukku, kantorinkka, lapsenkantorinkka',
    bikes:
      'sähköpyörä, potkulauta, sähköpotkulauta, rullalauta, skeittilauta, pyörän pumppu, pyörän lukko, sisärengas, pyörän rengas, pyöräkärry, pyöräteline, pumppu, ketjuöljy, polkupyörän rengas, peräkärry, nastarenkaat, rengas, ketjut, lukko, lastenistuin, mopo, mönkijä, kolmipyörä',
    'boats-boards':
      'surffilauta, leijalauta, purjelauta, wakeboard, vesisukset, snorkkeli, räpylät, perämoottori, uimalelu, sukelluslasit, kumivene',
    footwear:
      'korkokengät, nappikset, nappulakengät, pyöräilykengät, pohjalliset, kengännauhat, kenkälankki, kenkävaha, kengänhoito, kenkäsuihke',
    hiking: 'koiran takki, koiran valjaat, koira, hihna, ratsastus, koiranpeti, ratsastuskypärä, koiran',
    electronics: 'puhelin, kuulokkeet, televisio, läppäri, kaiutin, gopro, älypuhelin, tabletti',
    skiing: 'kattoboksi, suksiboksi, suksiteline, kattoteline, taakkateline, lumiketjut, moottorikelkka, suksipussi',
    camping: 'jääkaappi, aggregaatti, matkarattaat, rattaat, turvaistuin, asuntovaunu, ilmapumppu',
    'childrens-clothing': 'lelu, lelut, legot, nukke, vaipat',
  },
  colour: {
    red: 'punainen, punaiset, punaista, punaisen, viininpunainen',
    blue: 'sininen, siniset, sinistä, sinisen, tummansininen',
    green: 'vihreä, vihreät, vihreää, oliivi, oliivinvihreä',
    black: 'musta, mustat, mustaa, mustan',
    white: 'valkoinen, valkoiset, valkoista, valkea',
    grey: 'harmaa, harmaat, harmaata',
    yellow: 'keltainen, keltaiset, keltaista',
    orange: 'oranssi, oranssit',
    purple: 'violetti, violetit, lila, liila',
    pink: 'pinkki, pinkit, vaaleanpunainen, roosa',
    brown: 'ruskea, ruskeat, ruskeaa',
    beige: 'beige, hiekka',
    turquoise: 'turkoosi',
  },
  wearer: {
    female:
      'naiset, naisten, nainen, naisille, naiselle, naistn, naistenkokoinen, vaimolle, äidille, tyttöystävälle, rouvalle, naisen, mummolle, mummille, siskolle, vaimo, tytär, rouva, naisväelle',
    male: 'miehet, miesten, mies, miehille, miehelle, isälle, poikaystävälle, ukolle, miehen, vaarille, papalle, ukille, veljelle, isä, aviomiehelle',
    kids: 'lapset, lasten, lapsi, lapselle, lapsille, lapsen, junior, juniori, nuorten, vauva, vauvan, taapero, pojille, tytöille, pojalle, tytölle, lastenkoko, taaperon, vauvalle, nuorille, vuotiaalle, tyttöjen, poikien, vuotias, vuotiaan, vuotiaat, kummilapselle, lapsenlapselle, pojan, tytön, pikkulapsi, pikkuiselle, taaperolle, nuori, teini, teinille, koululainen, koululaiselle, päiväkotiin, eskariin, lapsosille, poika, tyttö, lapsia, lapsten',
  },
  condition: {
    used: 'käytetty, käytetyt, käytettyjä, second hand, kirpputori, kierrätetty tavara, kirppis, käytettynä, 2nd hand',
    rental: 'vuokra, vuokraus, vuokraa, vuokralle, vuokrata, vuokrattavat, vuokraamo, vuokralla',
    new: 'uusi, uutena',
  },
  price: {
    below: 'alle, enintään, max, maksimissaan, korkeintaan, halvempi kuin, maks',
    above: 'yli, vähintään, alkaen, min',
    cheap:
      'halpa, halvat, edullinen, edulliset, halvalla, edullisesti, halvin, edullinen hinta, halpoja, budjetti, halpis, huokea',
    reduced: 'ale, alennus, alennuksessa, tarjous, tarjouksessa, tarjoukset, alessa, poistomyynti',
  },
  size: { any: 'koko, kokoa, koossa, koon, kokoinen' },
  persons: {
    of: 'hengen, henkilö, henkilön, henkilöä, hlö, henkeä, henkilölle, hlön, h',
    1: 'yhden hengen, yhdelle, yksin',
    2: 'kahden hengen, kahdelle, kahden, kaksi hlö, kaksi henkilöä, kaksi henkeä',
    3: 'kolmen hengen, kolmelle',
    4: 'neljän hengen, neljälle',
    5: 'viiden hengen',
    6: 'kuuden hengen',
  },
  unit: {
    years: 'vuotias, vuotiaalle, vuotiaan, vuotiaat, v, vuotta, vuoden',
    months: 'kuukautta, kuukautiselle, kk, kuukauden',
    l: 'litraa, litran, litrainen, litra',
    g: 'grammaa, gramman',
    cm: 'senttiä, sentin',
    m: 'metriä, metrin',
    kg: 'kiloa, kilon, kilolle',
    inch: 'tuumaa, tuuman, tuumainen',
  },
  currency: { eur: 'euroa, euron, euroon, eur, e, eurolla, egee, egeä' },
  link: { and: 'ja, sekä, tai', for: '' },
  filler: {
    any: 'hyvä, paras, hyvät, parhaat, laadukas, kaikki, osta, outdoor, varten, kaupasta, verkkokauppa, joku, jotain, jokin, viikonlopuksi, isot, täyspaketti, ensimmäinen, sopiva',
  },
}
