/** What goods are for, in English: see `purpose` in ../lexicon. */
export const EN_PURPOSES: Readonly<Record<string, string>> = {
  flasks:
    'coffee|tea|drink|drinks|soup|cocoa|water|milk|beverage hot|warm*, keep|keeps|stay|stays|hold hot|warm hours|day|long, food|lunch|soup|meal keep|keeps|stay|stays warm*|hot, coffee|tea go, water|drink|drinks cold|cool|chilled hours|day|long|hot|summer',
  'camp-furniture':
    'keep|keeps|stay|stays food|beer|beers|meat|milk cold|cool|chilled|fresh, cold|cool|chilled beer|beers|drinks|food, sit|sitting|seat fire|campfire|camp|lake|ground|outside|beach|comfortably, something|somewhere sit, lighting tent|awning|campsite|camp',
  'water-filters':
    'drink*|water stream|lake|river|creek|puddle|spring|clean|safe|safely|dirty|purify*|treat|germs|bacteria|viruses|parasites, make|making water drinkable|safe|clean|potable, filter*|purify*|treat* water, drinkable|potable water',
  'water-bottles bottles running-vests':
    'carry|carrying|store|transport water|drink|drinks, drink*|hydrate*|hydration run|running|trail|walk|hike|hiking|bike|cycling|move, stay|staying hydrated, something drink',
  power:
    'charge*|recharg*|power|juice phone|phones|mobile|smartphone|iphone|camera|gps|watch|laptop|device|devices|gadgets|electronics|woods|trail|camp|camping|grid|outdoors|mountains|wilderness, phone|mobile battery|dead|dies|empty|power, electricity|power camp|camping|tent|cabin|hut|hike|outdoors|grid, usb battery',
  'headlamps-lights camp-furniture':
    'light*|see|seeing|read|reading|walk|walking|lamp dark|night|darkness, see|seeing|read|reading tent, dark trail|forest|path|evening|tent|winter, hands free light',
  'headlamps-lights': 'run|running|jog|jogging|hike|hiking|walk|walking|ski|skiing dark|night|darkness|unlit',
  'tents tarps-hammocks':
    'sleep*|overnight|night|spend|camp outside|outdoors|woods|forest|wild|nature|bivouac|mountains|shelter, shelter rain|wind|storm|forest|woods|hike|emergency, roof over head, place sleep',
  'tarps-hammocks':
    'sleep*|hang|hanging|relax|nap trees|tree|between|stars|swing, keep|stop|against|protect|protection mosquitoes|mosquito|midges|insects|bugs|flies sleep*|camp|night|hammock|tent, shade|shelter sun|picnic|beach',
  'sleeping-bags':
    'sleep*|night|nights warm*|cold|freezing|frost|minus|winter|comfortable|cosy|cozy, keep|stay|staying warm night|tent|sleeping, cold tent|night|nights|sleeper, something|anything sleep in',
  mats: 'sleep*|lie|lying ground|hard|floor|soft|softly|comfortably|on|back, insulation|insulate ground|floor, soft ground|tent under, cold ground|floor|underneath',
  'foam-mats': 'sit|sitting|seat|bum|backside cold|wet|snow|rock|rocks|insulated, dry|warm bum|seat|backside',
  'gas-stoves fuel-stoves':
    'cook*|boil*|heat|heating|fry|prepare outdoors|outside|camp|camping|trail|trip|hike|hiking|mountains|food|water|meal|meals|dinner|soup|woods|wild, hot|warm meal|food|dinner|lunch trail|camp|hike|hiking|outdoors|camping|mountains, boil water',
  'cookware breakfasts':
    'make|making|brew|brewing coffee|tea camp|camping|fire|campfire|outdoors|trail|woods|hike, coffee camp|camping|campfire|outdoors',
  cookware:
    'cook|cooking|fry|frying|pancakes open|campfire|fire, eat|eating from|out|off, drink|drinking from|out mug|cup',
  axes: 'chop*|split*|cut|cutting|firewood|kindling wood|firewood|logs|log|tree|trees|branches|kindling, wood fire|campfire',
  knives:
    'cut|cutting|carve*|whittl*|fillet*|gut|gutting|slice|peel|spread fish|wood|bread|meat|rope|stick|sticks|cheese|spoon|sausage, open|opening cans|tins|bottle, mushroom*|mushrooms pick*|clean*|cut*',
  'trail-food':
    'eat|eating|food|meal|meals|dinner|lunch hike|hiking|trail|trek|trip|camp|camping|mountains|backpacking|expedition|lightweight|light|quick|just|hot, add water food|meal|meals|hot|boiling, emergency|survival food',
  snacks:
    'quick|fast|more energy, energy run|running|hike|hiking|trail|ride|race|climb, something|snack eat|trail|run|running|hike|go|pocket',
  'rubber-boots':
    'dry|wet feet|foot rain|mud|muddy|bog|puddles|garden|swamp|marsh|farm|grass, walk|walking mud|muddy|puddles|bog|swamp|marsh, shoes|boots mud|muddy|puddles|bog|swamp|fishing|garden|farm|rain, mushroom|berry picking',
  'hiking-boots rubber-boots':
    'dry|wet feet|foot|shoes, water out|through shoes|boots, ankle|ankles support, feet hurt|sore|blisters hike|hiking|walking',
  'winter-boots socks':
    'warm|cold|freezing|frozen|frost|icy|heat feet|toes|foot, shoes|boots snow|frost|freezing|minus|arctic|slush',
  socks:
    'blisters|blister prevent|avoid|stop|no|without|against, sweaty feet|foot, warm feet cabin|hut|indoors|tent|bed',
  'gloves-mittens': 'warm|cold|freezing|frozen|freeze|numb|protect hands|hand|fingers|finger',
  hats: 'warm|cold|freezing|frozen|protect|cover head|ears|ear, sun|sunburn|sunstroke|shade head|face|eyes, sun protection|shade|cover',
  gaiters:
    'warm|cold|wind|protect neck|throat|face|chin, snow|stones|gravel|mud|ticks|water into|in|out|from|boots|shoes legs|boots|shoes|trousers, keep snow out',
  'ice-climbing winter-boots trail-running-shoes':
    'slip*|slide|sliding|fall|falling|grip|traction|walk*|run* ice|icy|frozen|slippery|pavement, ice|icy|slippery shoes|boots|road|roads|pavement|path|winter, anti slip*',
  'snowshoes-pulks':
    'walk*|hike|hiking|move deep|fresh|powder|on snow, not sink* snow, pull*|drag|haul* snow|child|children|kids|kid|gear|luggage, sledging, sledding, tobogganing',
  'rain-wear shell-jackets':
    'dry|wet|protect*|stay rain|raining|rainy|downpour|shower|showers|storm|drizzle, stay|staying|keep|keeping|keeps|get dry|wet, against|for|in|when rain|raining|rains|rainy|downpour|shower|drizzle, rainy|rain day|weather|festival|trip|holiday|walk|commute|hike, waterproof light|packable|cycling|breathable|clothes|top',
  'softshell-jackets':
    'wind|windy|windproof|breeze keep|block*|stop*|against|protect*|out|out|run|running|weather|top|light',
  'insulated-jackets parkas':
    'warm|cold|freezing|frost|freeze|minus|arctic|polar|degrees winter|minus|outside|outdoors|frost|weather|degrees|days|body|waiting|standing|ice, stay|staying|keep|keeping|keeps warm, not freeze|freezing, warmest, cold weather|days|climate',
  'base-layers':
    'under|underneath|next jacket|skin|clothes|shell|ski|trousers|suit, sweat* wick*|away|dry|dries|skin, warm underneath|under',
  'navigation watches':
    'not|never|avoid|get|getting lost|way, find*|know way|north|direction|route|where|position, navigate|navigating|navigation|orient* fog|forest|woods|mountains|wilderness, emergency|sos|call help|signal|mountains|coverage|reception',
  navigation:
    'find|track*|locate|lost|where dog|keys|key|bike|luggage|wallet|cat, map orient*|read|compass, no coverage|signal|reception',
  watches:
    'measure|track*|monitor|count pulse|heart|steps|distance|pace|run|runs|running|workout|workouts|altitude, heart rate',
  'ski-care':
    'wax*|grip|glide|slip*|slide|slow|stick*|maintain|maintenance|clean*|care|prepare skis|ski|base|bases, kick|grip tape|wax, snow sticks|sticking skis',
  'winter-touring':
    'avalanche safety|rescue|equipment|terrain|kit|set|buried|search|risk, dig|digging|shovel snow|out|cave|car|kicker, off piste|backcountry safety|safe',
  'bike-bags':
    'carry|carrying|transport|pack|bring|luggage|stuff|bag|groceries|shopping|laptop bike|bicycle|bikepacking|cycle|cycling|handlebar|rack',
  'bike-lights':
    'see|seen|light|lights|visible bike|bicycle|cycling|cyclist|riding dark|night, see|seen|light|lights|lighting|visible|dark|night bike|bicycle|cycling|cyclist|cycle|riding|ride|commute|bikepacking',
  'running-accessories': 'seen|visible|visibility|reflective|reflect* dark|night|road|traffic|run|running|walk|walking',
  'bike-helmets': 'protect*|safe|safety|head bike|bicycle|cycling|cycle|riding|mtb',
  'ski-helmets': 'protect*|safe|safety|head ski|skiing|slope|slopes|piste',
  'ski-goggles': 'eyes|see|fog|fogging|visibility|vision ski|skiing|snow|snowstorm|slope|slopes|blizzard|piste',
  'life-jackets':
    'drown*|float|floating|float|safe|safety|swim|overboard water|boat|boating|canoe|kayak|lake|child|children|kids|baby|toddler|sea, not drown*',
  'dry-bags':
    'bag|bags|sack wet|dry clothes|clothing|stuff|gear|things, dry|waterproof|wet|protect*|keep phone|clothes|gear|things|stuff|camera|documents|luggage|valuables canoe|kayak|boat|water|rain|paddling|rafting|sup|beach|dry, keep|keeping things|stuff|gear|clothes|everything dry, pack|packing canoe|kayak trip|tour',
  'paddling-wear sandals':
    'wear|clothes|clothing|shoes|footwear|feet|dress kayak|kayaking|canoe|canoeing|paddling|paddle|sup|rafting, wade|wading|beach|water shoes|footwear|feet',
  'trekking-packs':
    'backpack|rucksack|pack trekking|trek|expedition|backpacking, carry*|pack*|bag|haul week|days|multi|long|expedition|trek|interrail|backpacking|weekend|camping|everything, multi day|week hike|hiking|trek|trip',
  daypacks:
    'carry*|pack|bag lunch|laptop|day|commute|commuting|office|work|uni|university|city|short, day trip|hike|hiking|tour|walk',
  'childrens-packs': 'bag|pack|carry|rucksack nursery|kindergarten|preschool|school|daycare',
  'travel-bags':
    'carry on|cabin|flight|plane, travel*|holiday|flight|plane|fly|flying bag|pack|packing|luggage, hand luggage, cabin baggage|luggage|bag',
  'hiking-gear:trekking poles':
    'trekking|hiking|walking|nordic pole|poles|stick|sticks, knee|knees|balance|support|relieve hike|hiking|downhill|descent|descents|walk|walking|hurt|pain|painful|mountain|poles|walks, sore|bad|aching knee|knees, poles|sticks|stick hike|hiking|walking|trekking|nordic|walk',
  'camping:first aid kit':
    'first aid|aiders, treat*|bandage|dress|plaster|plasters|help cut|cuts|wound|wounds|blister|blisters|injury|accident, plaster|plasters|bandage|bandages|band|wound|wounds, accident|injury|emergency hike|hiking|trail|trip|outdoors|medical|kit',
  'bouldering climbing-gear':
    'sweaty|chalk|grip|slippery hands|hand|fingers|climb|climbing|holds, start|starting|begin|beginner|first climb|climbing|bouldering',
  'harnesses climbing-helmets quickdraws-carabiners climbing-gear':
    'via ferrata, ferrata|klettersteig, secure|safe|safety|fall|protect* climb|climbing',
  'belay-devices': 'abseil*|rappel*|belay*|lower|lowering climber|rope|partner|down|safely, rope down|brake',
  'ice-climbing': 'glacier walk*|cross*|hike|tour|equipment|crossing|trek, climb*|walk* ice|frozen|icefall|waterfall',
  'sandals socks':
    'wear|shoes|slippers|something|warm hut|cabin|cottage|camp|evening|hostel|sauna, cross*|wade|wading stream|streams|river|rivers',
  'sup kayaks-canoes':
    'explore|trip|tour|get out|glide lake|river|sea|archipelago|water boat|board|paddle, go on|onto lake|water|river',
  'nordic-bindings': 'binding|bindings nordic|xc|nnn|sns|prolink|classic|skate|cross|backcountry',
  'nordic-boots': 'boot|boots|shoes nnn|sns|prolink|xc|nordic|langlauf',
  'leather-boots': 'boots|boot|shoes leather hike|hiking|walking|mens|womens|men|women|mountain',
  'light-boots approach-shoes trail-running-shoes': 'low shoe|shoes|cut',
  'shell-jackets rain-wear': 'gtx, goretex, gore tex, waterproof, 10k, 20k, 20000mm',
  'base-layers wool-layers': 'merino, merino wool',
  'bouldering quickdraws-carabiners climbing-gear gift-cards': 'gift|gifts|present|presents|surprise climb*|boulder*',
  'running-accessories running-vests gift-cards':
    'gift|gifts|present|presents|surprise run|runner|runners|running|jog*|marathon*',
  'bike-lights bike-bags cycling-clothing gift-cards': 'gift|gifts|present|presents|surprise cycl*|bik*|mtb*',
  'ski-care ski-goggles ski-accessories gift-cards': 'gift|gifts|present|presents|surprise ski*',
  'dry-bags paddling-gear gift-cards': 'gift|gifts|present|presents|surprise paddl*|kayak*|cano*|sup',
  'headlamps-lights kids-accessories childrens-packs water-bottles knives childrens-clothing':
    'gift|gifts|present|presents|surprise kid|kids|child|children|boy|girl|son|daughter|grandson|granddaughter|nephew|niece|toddler|baby|year|teen*',
  'nordic-wear tights base-layers': 'wear|clothes|clothing|dress nordic|cross|xc|langlauf',
}
