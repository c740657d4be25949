/** What goods are for, in German: see `purpose` in ../lexicon. */
export const DE_PURPOSES: Readonly<Record<string, string>> = {
  flasks:
    'kaffee|tee|getränk*|suppe|kakao|wasser|glühwein heiß*|heiss*|warm*, hält|halten|bleibt|bleiben|warmhalten warm*|heiß*|heiss* lang*|stund*|tag*, essen|suppe|mahlzeit|babybrei warm*|warmhalten, kaffee|tee unterwegs|mitnehmen, wasser|getränk* kalt*|kühl* lang*|stund*|hält|bleibt',
  'camp-furniture':
    'essen|bier|getränk*|fleisch|milch|lebensmittel|grillgut kühl*|kalt*|frisch*, sitz*|hinsetzen feuer*|lagerfeuer|see|strand|camp*|zeltplatz|bequem*|draussen|draußen|angeln|unterwegs, etwas|was sitzen, licht|beleucht* zelt*|camp*|vorzelt|zeltplatz',
  'water-filters':
    'trink*|wasser see|bach|fluss|quelle|tümpel|schmutz*|sauber*|reinig*|filter*|entkeim*|keime|bakterien|sicher*|aufbereit*|natur, filter*|reinig*|entkeim*|aufbereit* wasser|trinkwasser, trinkbar* wasser',
  'water-bottles bottles running-vests':
    'wasser|getränk* tragen|transport*|mitnehmen|mitführen|dabei, trink*|hydrat* lauf*|jogg*|wander*|rad|radeln|unterwegs|sport, etwas trinken unterwegs',
  power:
    'lad*|auflad*|aufladen|aufzuladen|laden handy*|smartphone|telefon*|kamera|gerät*|gps|uhr|laptop|unterwegs|wald|berg*|wildnis|camp*|wander*|natur|hütte, handy*|smartphone|telefon* akku*|leer|strom|energie, strom zelt*|hütte|camp*|unterwegs|wander*|berg*|wald|draußen|draussen, notstrom*',
  'headlamps-lights camp-furniture':
    'licht|sehen|leucht*|les*|lampe dunkel*|nacht*|nachts|zelt*|finster*, dunkel* wald|weg|pfad|abend*|winter*',
  'headlamps-lights':
    'lauf*|jogg*|wander*|gehen|spazier*|skitour* dunkel*|nacht*|nachts|finster*, weg|pfad|wald* beleucht*|ausleucht*, hände frei licht',
  'tents tarps-hammocks':
    'schlaf*|übernacht*|nacht|nächt*|biwak* draußen|draussen|freien|wald|natur|wildnis|berg*|outdoor|sternen*, schutz|schützen|unterstand|dach regen|wind|sturm|wald|kopf, platz|ort schlafen',
  'tarps-hammocks':
    'schlaf*|häng*|chill*|entspann*|relax* bäum*|baum|zwischen|sternen*, mücke*|moskito*|insekt*|stech*|fliegen schlaf*|schutz|schütz*|nacht|zelt|camp*|gegen|abhalten|draußen|draussen, schatten|sonnenschutz strand|picknick|camp*|lager|spend*, schutz sonne strand|camp*',
  'sleeping-bags':
    'schlaf*|nacht|nächt*|übernacht* warm*|kalt*|kält*|frost|frier*|minus*|winter*|grad, frier*|friert nacht*|nachts|zelt|schlaf*, warm zelt|nacht*|nachts|schlaf*, etwas|was schlafen drin|darin',
  mats: 'schlaf*|lieg* boden|hart*|weich*|bequem*|untergrund|rücken*|auf|darauf, isolier*|isolation boden|untergrund, kalter boden, weich* unterlage|liegen|drunter',
  'foam-mats': 'sitz*|hintern|po|gesäß|popo kalt*|nass*|schnee|stein*|trocken*|fels*|warm*',
  'gas-stoves fuel-stoves':
    'koch*|erhitz*|aufwärm*|erwärm*|zubereit*|brat* draußen|draussen|unterwegs|camp*|zelt*|wander*|berg*|natur|wasser|essen|freien|trekking|tour*|outdoor, wasser kochen, warm*|heiß* essen|mahlzeit wander*|berg*|unterwegs|tour*|zelt*',
  'cookware breakfasts':
    'koch*|mach*|brüh*|zubereit* kaffee|tee, kaffee lagerfeuer|feuer|wald|outdoor|draußen|draussen|camp*|unterwegs',
  cookware: 'brat*|koch*|pfannkuchen feuer|lagerfeuer|offen*, essen|trinken woraus|draus|daraus|aus',
  axes: 'hack*|spalt*|fäll*|säg*|zerklein*|schlag* holz|brennholz|baum|bäume|äste|kaminholz|scheite, feuerholz|brennholz|kaminholz',
  knives:
    'schnitz*|schneid*|filet*|ausnehm*|schäl*|streich* holz|fisch*|brot|fleisch|wurst|seil|käse|löffel|stock|stöck*|speck, öffnen dose*|konserve*|flasche*, pilz* sammel*|putz*|schneid*|suche*|schwammerl*',
  'trail-food':
    'ess*|essen|nahrung|proviant mehrtag*|mehrtages*|hüttentour|tage, ess*|essen|nahrung|mahlzeit*|verpfleg*|proviant wander*|berg*|tour*|trekking|unterwegs|hütte|leicht*|schnell*|wanderung|expedition, nur wasser heiß*|heiss*|essen|dazu|aufgieß*, notvorrat|krisenvorrat|notration',
  snacks:
    'schnell*|mehr|zusätzlich* energie, energie lauf*|wander*|rad|radeln|ski|skis|tour*|kletter*|wettkampf|marathon, etwas|was essen zwischendurch|unterwegs|lauf*|tasche, knabber*|naschen wander*|unterwegs|tour*, zwischendurch',
  'rubber-boots':
    'trocken*|nass* füße|füsse|fuß|fuss regen*|matsch*|schlamm|moor|garten|pfütz*|wiese|stall, lauf*|geh* matsch*|schlamm*|moor|pfütz*, schuhe|stiefel matsch*|schlamm*|garten|regen|moor|stall|pilz*|pfütz*, pilz*|schwammerl*|beeren* sammel*|suche* schuhe|füße|stiefel',
  'hiking-boots rubber-boots':
    'trocken*|nass* füße|füsse|fuß|fuss|schuhe, knöchel* halt|stütz*|schutz|hoch, füße|füsse weh|schmerz*|blasen wander*|geh*|lauf*',
  'winter-boots socks':
    'warm*|kalt*|kält*|frier*|eisig*|gefror* füße|füsse|fuß|fuss|zehen, schuhe|stiefel schnee|minus*|matsch|frost|winter*|eis',
  socks:
    'blasen vermeid*|gegen|ohne|verhinder*|keine|vorbeug*, schwitz*|schweiß* füße|füsse|fuß*, warm* füße|füsse hütte|bett|zelt|daheim|hause',
  'gloves-mittens': 'warm*|kalt*|kält*|frier*|eisig*|schutz|schütz* hände|hand|finger*|händen|fingern',
  hats: 'warm*|kalt*|kält*|frier*|schutz|schütz* kopf|ohren|ohr, sonne|sonnen* kopf|gesicht|kopfbedeck*|schütz*, kopfbedeck*',
  gaiters:
    'warm*|kalt*|wind|schutz|schütz* hals|nacken|kinn|gesicht, schnee|steine|kies|zecken|matsch schuh*|stiefel*|beine|hose*|bein, hals warm*',
  'ice-climbing winter-boots trail-running-shoes':
    'rutsch*|ausrutsch*|grip|halt|geh*|lauf*|stürz*|spazier* eis|eisig*|glatt*|glätte|vereist*|glatteis|blitzeis, glatteis|rutschfest* schuh*|winter*|weg*|gehweg|gegen, rutschschutz, anti rutsch',
  'snowshoes-pulks':
    'geh*|lauf*|wander* tief*|tiefschnee|pulver*|schnee, einsink*|einsinken schnee, zieh*|transport* schnee|kind|kinder|kindes|gepäck|ausrüstung, rodeln, schlittenfahren, schlitten fahren',
  'rain-wear shell-jackets':
    'trocken*|nass*|schutz|schütz*|anzieh*|kleid* regen|regnet|regnerisch*|regenwetter|schauer|dauerregen|platzregen, gegen|für|bei|im regen|regenwetter|dauerregen, regen* festival*|tag*|urlaub|wander*|wetter, wasserdicht* leicht*|klein|packbar*|oberteil, wenn regnet',
  'softshell-jackets': 'wind|windig* schutz|schütz*|gegen|abhalt*|dicht|abweis*|lauf*|leicht*',
  'insulated-jackets parkas':
    'warm*|kalt*|kält*|frier*|frost winter*|minus*|draußen|draussen|grad|wetter|körper|steh*|wart*|temperatur*|tage|kleid*|sibirisch*, halten|halt*|bleiben|bleib*|hält warm*, nicht frier*|mehr, gegen kält*|kälte',
  'base-layers':
    'unter|drunter|darunter|haut jacke|haut|ski|skis|kleid*|hose|hemd|zieh*, schweiß*|schwitz* transport*|trocken*|ableit*|weg, drunter anzieh*|ziehen|warm',
  'navigation watches':
    'wald|berg*|nebel|gelände verlauf*|verirr*, nicht|nie|ohne verlauf*|verirr*|verlieren, find*|wissen|weiss|weiß weg|richtung|route|norden|wo|standort|heim, orientier*|navigier* wald|nebel|berg*|gelände|wildnis, notruf|sos|hilfe hol*|berg*|empfang|absetz*|ruf*',
  navigation:
    'find*|such*|ort*|verlor*|tracking|orten hund|schlüssel|fahrrad|rad|gepäck|katze, karte les*|kompass, kein* empfang|netz',
  watches:
    'mess*|zähl*|aufzeichn*|überwach*|tracken puls|herz*|schritt*|distanz|strecke|tempo|lauf*|training|höhe*, puls lauf*|training|sport',
  'ski-care':
    'wachs*|pfleg*|grip|gleit*|stumpf|rutsch*|reinig*|wart*|langsam|präparier*|haft* ski|skier|schi|skis|belag|langlauf*, haftband|grundwachs, schnee kleb*|stollt',
  'winter-touring':
    'lawine* sicher*|rettung|ausrüst*|set|such*|verschütt*|notfall|schutz, grab*|graben|schaufel* schnee|schneehöhle|auto|iglu, abseits piste* sicher*',
  'bike-bags':
    'transport*|trag*|pack*|gepäck|mitnehm*|einkauf*|laptop|verstau* fahrrad|rad|velo|bike|gepäckträger|lenker|radreise|radtour',
  'bike-lights':
    'seh*|gesehen|sichtbar*|licht|fahr* fahrrad|rad|velo|radfahr*|bike|radeln dunkel*|nacht*|nachts, seh*|gesehen|sichtbar*|licht|leucht*|beleucht*|dunkel* fahrrad|rad|velo|radfahr*|bike|radeln',
  'running-accessories': 'sichtbar*|gesehen|reflekt*|auffall* dunkel*|verkehr|lauf*|jogg*|straße|strasse|spazier*',
  'bike-helmets': 'schutz|schütz*|sicher*|kopf fahrrad|rad|velo|radfahr*|bike|mtb|radeln',
  'ski-helmets': 'schutz|schütz*|sicher*|kopf ski|skifahr*|piste|schi',
  'ski-goggles': 'augen|sicht|sehen|beschlag*|beschlägt|blend* ski|skifahr*|schnee*|piste|schneefall|schneesturm|schi',
  'life-jackets':
    'ertrink*|schwimm*|untergeh*|auftrieb|sicher* wasser|boot|kanu|kajak|see|kind|kinder|kindes|meer|paddeln, nicht untergeh*|ertrink*',
  'dry-bags':
    'trocken*|nass|wasserdicht*|schutz|schütz* handy|kleid*|sachen|kamera|gepäck|wertsachen|ausrüstung|dokumente kanu|kajak|boot|paddel*|wasser|regen|sup|strand|see, sachen|gepäck|kleid*|ausrüstung trocken*|wasserdicht*, pack* kanu*|kajak*|paddel*',
  'paddling-wear sandals':
    'anzieh*|kleid*|schuhe|füße|füsse|trag* kajak*|kanu*|paddel*|sup|rafting|wasser|wildwasser, wat*|strand|wasser|bach* schuhe|füße|füsse',
  'trekking-packs':
    'rucksack trekking*|expedition*|weitwander*|fernwander*, trag*|pack*|tasche|verstau* woche*|lang*|mehrere|mehrtag*|trekking|tage|interrail|weltreise|alles|jakobsweg, mehrtag* wander*|tour*|trek*|hütten*',
  daypacks:
    'trag*|pack*|tasche|jause|brotzeit|laptop tag*|tagestour*|arbeit|büro|uni|pendel*|stadt|kurz*, tages* tour*|wander*|ausflug*',
  'childrens-packs': 'rucksack|tasche|pack* kita|kindergarten|kindi|schule|hort|vorschule|krippe',
  'travel-bags': 'handgepäck, reis*|flug*|flieg*|urlaub|kabine tasche|pack*|gepäck|verstau*',
  'hiking-gear:trekkingstöcke':
    'wanderstöcke|wanderstock, trekkingstöcke|trekkingstock, walkingstöcke|gehstock, nordic walking, knie*|gelenk*|gleichgewicht|balance wander*|bergab|abstieg|schmerz*|entlast*|weh|geh*|schon*, stöcke|stock|stecken wander*|geh*|trekking|walking|berg*|bergauf',
  'camping:erste hilfe':
    'erste hilfe, pflaster|verband*|wunde*|blase*|verletz*|unfall|notfall* wander*|tour*|unterwegs|set|versorg*|behandel*|apotheke|verarzt*, pflaster|verbandszeug|verbandzeug|reiseapotheke|notfallset|tourenapotheke',
  'bouldering climbing-gear':
    'schwitz*|schweiß*|grip|rutsch* hände|finger*|kletter*|boulder*, anfang*|einsteig*|beginn* kletter*|boulder*',
  'harnesses climbing-helmets quickdraws-carabiners climbing-gear':
    'klettersteig*, via ferrata, sicher*|sturz|absturz|schutz kletter*',
  'belay-devices': 'sicher*|abseil*|ablass*|runterlass* kletter*|seil*|partner|wand|abseilen|kletterpartner',
  'ice-climbing': 'gletscher* geh*|tour*|wander*|querung|überquer*|ausrüst*, kletter* eis*|eisfall',
  'sandals socks':
    'anzieh*|schuhe|füße|füsse|warm*|hausschuh* hütte*|lager|camp*|abend*|zelt|sauna, durchquer*|wat*|überquer* bach|fluss|furt',
  'sup kayaks-canoes': 'ausflug|tour|fahren|paddeln|raus|gleiten see|fluss|meer|wasser',
  'nordic-bindings': 'bindung* langlauf*|nnn|sns|prolink|klassik|skating|backcountry',
  'nordic-boots': 'schuh*|stiefel nnn|sns|prolink|langlauf*|klassik|skating',
  'leather-boots': 'schuhe|stiefel|schuh leder*|ledern* wander*|berg*|herren|damen',
  'light-boots approach-shoes trail-running-shoes': 'halbschuh*|niedrig*|flach* wander*|schuh*|trekking',
  'shell-jackets rain-wear': 'gtx, goretex, gore tex, wasserdicht*, regendicht*',
  'base-layers wool-layers': 'merino*',
  'bouldering quickdraws-carabiners climbing-gear gift-cards':
    'geschenk*|überrasch*|mitbringsel|schenken kletter*|boulder*',
  'running-accessories running-vests gift-cards':
    'geschenk*|überrasch*|mitbringsel|schenken läufer*|lauf*|jogg*|marathon*',
  'bike-lights bike-bags cycling-clothing gift-cards':
    'geschenk*|überrasch*|mitbringsel|schenken radfahr*|radler*|fahrrad|radeln|biker*|velo*|mountainbik*',
  'ski-care ski-goggles ski-accessories gift-cards':
    'geschenk*|überrasch*|mitbringsel|schenken ski|skifahrer*|skifahren|skitour*|langläuf*|langlauf*|schi',
  'dry-bags paddling-gear gift-cards': 'geschenk*|überrasch*|mitbringsel|schenken paddl*|kajak*|kanu*|sup*',
  'headlamps-lights kids-accessories childrens-packs water-bottles knives childrens-clothing':
    'geschenk*|überrasch*|mitbringsel|schenken kind|kinder|kindes|jung*|mädchen|bub*|sohn|tochter|enkel*|neffe*|nichte|patenkind|jährig*|jahre|baby*|teenager|mädel',
  'nordic-wear tights base-layers': 'anzieh*|kleid*|tragen langlauf*',
}
