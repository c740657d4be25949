/** What goods are for, in Swedish: see `purpose` in ../lexicon. */
export const SV_PURPOSES: Readonly<Record<string, string>> = {
  flasks:
    'kaffe*|te|teet|dryck*|choklad*|soppa*|vatten|glögg varm*|het*, håll*|hålla varm*|het* länge|timm*|dag*, mat|maten|lunch*|soppa*|matlåda varm*, kaffe|kaffet|te|teet med|ta|utflykt*|tur|turen, vatten|vattnet|dryck* kall*|svalt länge|håll*|timm*',
  'camp-furniture':
    'mat|maten|öl|ölen|dryck*|korv|mjölk|kött kall*|kyl*|sval*, sitta|sitt*|sittplats eld*|elden|läger*|strand*|stranden|skön*|bekväm*|utomhus|sjö*|isen|fiske*|vid, något|nånting|nåt sitta, lys*|ljus* tält*|läger*|campa*',
  'water-filters':
    'drick*|vatten|vattnet|dricka sjö*|sjön|bäck*|å|ån|älv*|källa*|smuts*|rent|rena*|rening|säkert|bakteri*|filtrer*, rena*|filtrer*|ren* vatten|vattnet|dricksvatten, drickbar* vatten',
  'water-bottles bottles running-vests':
    'vatten|vattnet|dryck* bära|bär*|med|ta|transport*|förvara, drick*|dricka|vätska löp*|spring*|jogg*|cykl*|vandr*|träning*, vatten|dryck* löprund*|rundan|turen|vandring*',
  power:
    'ladda*|laddn* mobil*|telefon*|lur|luren|kamera*|klocka*|gps|dator*|prylar|elektronik|skog*|tur*|fjäll*|vildmark*|utomhus|vandr*|tält*, mobil*|telefon* batteri*|dör|slut|ström, ström|el|elen|elektricitet tält*|stuga*|stugan|vandr*|fjäll*|tur*|skog*|camping*',
  'headlamps-lights camp-furniture':
    'lys*|ljus*|se|syn*|läs*|lampa mörk*|natt*|natten|tält*, mörk* skog*|stig*|kväll*|höst*|vinter*|spår*',
  'headlamps-lights': 'spring*|löp*|jogg*|promen*|gå|skid*|åka|vandr* mörk*|natt*, lysa|lyser spår*|stig*|skog*|skogen',
  'tents tarps-hammocks':
    'sov*|övernatt*|natt|natten|nätter ute|utomhus|skog*|natur*|fjäll*|vildmark*|fria|himmel*, skydd*|tak regn|regnet|vind*|blåst*|skog*|huvud*, ställe|plats|nånstans sova',
  'tarps-hammocks':
    'sov*|häng*|vila|slappa träd*|träden|mellan|stjärn*, mygg*|mygg|knott|insekt*|broms* sov*|skydd*|natt*|tält*|läger*|mot|utan|slipp*, skugga|solskydd|skugg* strand*|picknick|läger*|camping*, skydd* sol|solen',
  'sleeping-bags':
    'sov*|natt|natten|nätter varm*|kall*|kyl*|minus*|frys*|vinter*|frost|grader, frys*|frusen|fryser natt*|natten|tält*|sov*, varm* tält*|natt*|sov*',
  mats: 'sov*|ligg*|ligga mark|marken|hård*|mjuk*|skön*|bekväm*|på|under|rygg*, isoler* mark*|marken|under|kyla, kall mark, mjuk* under*|ligg*',
  'foam-mats': 'sitt*|sitta|rumpa*|rumpan|stjärt* kall*|blöt*|våt*|snö|snön|sten*|torr*|varm*',
  'gas-stoves fuel-stoves':
    'laga|lagar|matlag*|koka*|koka|värm*|värma|stek* ute|utomhus|tur|turen|fjäll*|vandr*|tält*|mat|vatten|skog*|läger*|middag, koka vatten, varm mat vandr*|fjäll*|tur*|skog*',
  'cookware breakfasts': 'kok*|koka|gör*|brygg*|laga kaffe*|te, kaffe* eld*|skog*|öppen|läger*|ute*|fika*',
  cookware: 'stek*|laga|pannkak*|grädda eld*|öppen|elden, äta|dricka ur|av|från',
  axes: 'hugg*|klyv*|fäll*|kap*|såga|kvist* ved|veden|träd*|trä|grenar|stock*|kvist*, ved eld*|elden|göra|hugga|klyva',
  knives:
    'tälj*|skär*|filea*|filé*|rens*|snid*|karva|flå fisk*|trä|bröd*|kött*|korv|rep|sked|pinn*|ost, öppna burk*|konserv*|flask*, svamp* plock*|rensa*|skär*, tälj*',
  'trail-food':
    'äta|ätas|mat|maten|måltid*|middag|lunch vandr*|fjäll*|tur|turen|led|leden|lätt*|snabb*|camping*|expedition*, bara|tillsätt vatten|hett mat, krismat|kris|beredskap* mat',
  snacks:
    'snabb*|mer|extra energi, energi löp*|vandr*|tur*|cykl*|skid*|klättr*|lopp*, något|nåt|gott äta|tugga|fickan löp*|tur*|fika*|snabbt|paus*, orka* löp*|vandr*|tur*|skid*',
  'rubber-boots':
    'torr*|blöt*|våt* fötter*|fot|fötterna regn*|lera*|lerig*|myr*|kärr*|trädgård*|blött, gå|vandra|går myr*|lera*|lerig*|kärr*|blött, skor|skodon|stövlar|fötterna lera*|lerig*|myr*|svamp*|bär*|trädgård*|regn*|geggig*, svamp*|bärplock*|svampplock* skor|fötter*|stövlar',
  'hiking-boots rubber-boots':
    'torr*|blöt*|våt* fötter*|fot|fötterna|skor*, ankel*|vrist*|fotled* stöd*, ont|öm|skav* fötter*|fötterna vandr*|gå',
  'winter-boots socks':
    'varm*|kall*|frys*|förfrys*|frusen|frusna fötter*|fot|fötterna|tår|tårna, skor|stövlar|kängor snö*|minus*|vinter*|slask*|kallt|kyla',
  socks: 'skavsår|blås* mot|slipp*|undvik*|utan|förebygg*|inga, svett* fötter*|fötterna, varm* stuga*|fötter*|inne',
  'gloves-mittens': 'varm*|kall*|frys*|frusen|frusna|skydd* hand|händer|händerna|händer*|fingr*|finger*|fingrar',
  hats: 'varm*|kall*|frys*|skydd* huvud*|öron*|öronen|skall*, sol|solen|solskydd huvud*|ansikt*|ögon*|mot|skydd*',
  gaiters:
    'varm*|kall*|vind*|skydd* hals*|nacke*|haka*|ansikte*, snö|snön|grus|sten*|fästing* skor|skorna|stövlar*|kängor*|ben|benen|byxor*',
  'ice-climbing winter-boots trail-running-shoes':
    'halk*|grepp|fäste|gå|ramla*|spring*|promen* is|isen|isig*|halk*|halt|hal|isfläck*|glashal*, halk* skor*|väg*|vinter*|gat*|trottoar*, halkskydd*',
  'snowshoes-pulks':
    'gå|gång|vandra|ta djup*|lössnö|snö|snön|puder*, sjunk* snö|snön, dra|drag*|bogsera snö*|barn*|packning*|utrustning|is|isen, åka pulka*|kälk*|backe*',
  'rain-wear shell-jackets':
    'torr*|blöt*|skydd*|ha|kläder|plagg regn*|regnet|regnig*|ösregn*|skur*|slask*, mot|för|vid|i regn|regnet|regnväder|ösregn, regnig* festival*|väder*|dag*|tur*|semester*|sommar*, vattentät* lätt*|packbar*|ytterplagg',
  'softshell-jackets': 'vind*|blås*|blåst* skydd*|stopp*|mot|håll*|ute|tät|löp*|lätt',
  'insulated-jackets parkas':
    'varm*|kall*|frys*|kyla*|kyla vinter*|minus*|ute|utomhus|grader|väder*|kroppen|stå|vänta|isen|håll*|pimpel*|sträng*|kläder, håll*|hålla varm*, slipp* frys*, tåla* kyla*|kall*',
  'base-layers': 'under|närmast jacka*|hud*|kropp*|skal*|skidkläder|kläder*|byxor*, svett* transport*|torr*|bort|andas',
  'navigation watches':
    'inte|aldrig|undvik*|slipp*|gå|gått vilse*, hitta*|veta|vet väg*|rätt|hem|tillbaka|riktning*|norr|position*|var, navigera*|orientera* skog*|dimma*|fjäll*, nöd*|larma|hjälp|sos larm*|kalla|täckning|fjäll*',
  navigation:
    'hitta*|spår*|söka|borta|tappa*|försvun* hund*|nycklar*|nyckel*|cykel|cykeln|väska*|katt*, karta* orienter*|läsa*|kompass, ingen|utan täckning|mottagning',
  watches: 'mät*|räkna*|följ*|koll puls*|steg*|distans*|sträcka|tempo*|löp*|träning*|höjd*, puls löp*|träning*',
  'ski-care':
    'valla*|fäste*|glid*|glatt|bakhal*|hala|sköt*|vård*|rengör*|underhåll*|kladd*|iskladd skid*|skidor*|skidorna|belag*, fästtejp*, snö fastnar|klabb* skid*',
  'winter-touring':
    'lavin* säker*|rädd*|utrust*|kit|paket|sök*|fara, gräv* snö*|snön|bivack*|bil*|bilen|grop*, offpist* säker*',
  'bike-bags':
    'pack*|bär*|frakt*|ta|transport*|väska*|handla|dator* cykel|cykeln|cykeln|cykl*|bikepack*|pakethållare*|styret',
  'bike-lights':
    'syn*|se|lys*|ljus*|cykla* cykel|cykeln|cykl* mörk*|natt*, syn*|se|lys*|ljus*|mörk* cykel|cykeln|cykla*|cykl*|cykeln',
  'running-accessories': 'syn*|synas|synlig*|reflekt* mörk*|trafik*|löp*|promen*|väg*',
  'bike-helmets': 'skydd*|säker*|huvud* cykel|cykeln|cykl*|mtb',
  'ski-helmets': 'skydd*|säker*|huvud* skid*|slalom*|pist*|backe*',
  'ski-goggles': 'ögon*|ögonen|se|sikt*|imma* skid*|slalom*|snö*|pist*|backe*|snöfall',
  'life-jackets':
    'drunkn*|flyt*|flyta|säker*|trygg* vatten*|vattnet|båt*|kanot*|kajak*|sjö*|barn*|hav*|bad*, inte drunkn*',
  'dry-bags':
    'torr*|blöt*|vattentät*|skydd* mobil*|telefon*|kläder*|packning*|kamera*|saker*|grejer|utrust*|prylar kanot*|kajak*|båt*|paddl*|sjö*|regn*|sup*|vatten*|strand*, håll* saker*|packning*|grejer*|kläder* torr*, packa* kanot*|kajak*|paddel*',
  'paddling-wear sandals':
    'ha|kläder|klä*|skor|fötter* kajak*|paddl*|kanot*|sup*|fors*|vatten*, vad*|strand*|bad*|vatten* skor|skodon|fötter*',
  'trekking-packs':
    'ryggsäck|ryggsäcken fjäll*|vandring*|trekking*|expedition*, bär*|packa*|pack*|väska veck*|lång*|fler*|dagar*|vandring*|expedition*|tågluff*|allt, fler* dag* vandring*|tur*',
  daypacks:
    'bär*|packa|väska|fika*|matsäck|dator* dag|dagen|dagar|dagstur*|jobb*|skola*|pendla*|stan|kort*, dag* tur*|utflykt*|vandring* ryggsäck|liten',
  'childrens-packs': 'väska|ryggsäck|pack* förskol*|dagis*|skol*|skola*|fritids*',
  'travel-bags': 'handbagage*, resa*|flyg*|flyget|semester*|kabin* väska*|pack*|bagage*|packa*',
  'hiking-gear:vandringsstavar':
    'vandringsstav*, gåstav*, trekkingstav*, vandrarstav*, stavgångsstav*, knä*|knän*|knäna|balans* vandr*|nedför*|utför*|ont|smärt*|stöd*|avlast*|gå, stav*|stavar* vandr*|fjäll*|gång*|promen*|trekking*|gå',
  'camping:första hjälpen':
    'första hjälp*, plåst*|bandage|förband*|sår|skavsår|olyck*|skad* vandr*|tur*|fjäll*|hjälp*|kit|lägga|omplåst*, förband*, plåster*',
  'bouldering climbing-gear': 'svett*|grepp|hala händer*|fingrar*|klättr*, börja|nybörj*|första klättr*|boulder*',
  'harnesses climbing-helmets quickdraws-carabiners climbing-gear': 'via ferrata, säkr*|trygg*|fall* klättr*',
  'belay-devices': 'säkr*|fira*|nedfir*|rappel* klättr*|rep*|kompis|vägg*|ner',
  'ice-climbing': 'glaciär* gå*|vandr*|tur*|utrust*|kors*, klättr* is|isen|isfall',
  'sandals socks':
    'ha|skor|tofflor|varm* stuga*|stugan|läger*|tältet|kväll*|bastu*|inne*, vada*|korsa* bäck*|å|ån|älv*|vatten*',
  'sup kayaks-canoes': 'paddla*|glida|tur|ut|ge sjö*|sjön|älv*|hav*|havet|skärgård*|vatten*',
  'nordic-bindings': 'bindning* längd*|nnn|sns|prolink|klassisk*|skate*|tur*',
  'nordic-boots': 'pjäx*|skor nnn|sns|prolink|längd*|klassisk*|skate*',
  'leather-boots': 'känga|kängor|kängorna|skor|kängor* läder*|skinn*',
  'light-boots approach-shoes trail-running-shoes': 'låg* vandr*|sko|skor|lågskor',
  'shell-jackets rain-wear': 'gtx, goretex, gore tex, vattentät*',
  'base-layers wool-layers': 'merino*',
  'bouldering quickdraws-carabiners climbing-gear gift-cards':
    'present*|gåva*|julklapp*|överrask*|födelsedagspresent* klättr*|boulder*',
  'running-accessories running-vests gift-cards':
    'present*|gåva*|julklapp*|överrask*|födelsedagspresent* löp*|spring*|jogg*|maraton*',
  'bike-lights bike-bags cycling-clothing gift-cards':
    'present*|gåva*|julklapp*|överrask*|födelsedagspresent* cykl*|cykel|cykeln',
  'ski-care ski-goggles ski-accessories gift-cards':
    'present*|gåva*|julklapp*|överrask*|födelsedagspresent* skid*|längdåk*|slalom*',
  'dry-bags paddling-gear gift-cards':
    'present*|gåva*|julklapp*|överrask*|födelsedagspresent* paddl*|kajak*|kanot*|sup*',
  'headlamps-lights kids-accessories childrens-packs water-bottles knives childrens-clothing':
    'present*|gåva*|julklapp*|överrask*|födelsedagspresent* barn*|pojk*|flick*|son|dotter|sonen|dottern|barnbarn*|gudbarn*|syskonbarn*|åring*|år|bebis*|tonår*|kille*',
  'nordic-wear tights base-layers': 'ha|kläder|klä* längdskid*|längdåk*',
}
