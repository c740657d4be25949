import type { Lexicon } from './lexicon'

export const EN: Lexicon = {
  goods: {
    jackets: 'jacket, coat, outerwear, anorak',
    'shell-jackets rain-wear':
      'waterproof jacket, rain jacket, raincoat, rain coat, waterproofs, hardshell, hard shell, shell, cagoule, waterproof coat, mac, waterproof shell',
    'shell-jackets': 'shell jacket, hardshell jacket, 3 layer jacket, ski jacket, mountaineering jacket',
    'insulated-jackets parkas':
      'puffer, puffy, puffer jacket, winter jacket, winter coat, warm jacket, down coat, padded jacket, quilted jacket, insulated jacket, bubble jacket, synthetic jacket',
    'insulated-jackets':
      'down jacket, down sweater, gilet, body warmer, down vest, insulated vest, puffer vest, padded vest, bodywarmer',
    parkas: 'parka, long coat, long winter coat',
    'softshell-jackets':
      'softshell, soft shell, softshell jacket, soft shell jacket, windbreaker, windcheater, wind jacket, windproof jacket, windshell, wind shell',
    'fleece-jackets': 'fleece, fleece jacket, pile jacket, fleece top, fleece pullover',
    midlayers: 'midlayer, mid layer, pullover',
    'hoodies-shirts':
      'hoodie, hoody, shirt, flannel shirt, sweatshirt, hooded sweater, check shirt, plaid shirt, sweat shirt, lumberjack shirt',
    'wool-layers hoodies-shirts': 'sweater, jumper, cardigan, wool sweater, knitwear, wool jumper',
    'base-layers':
      'base layer, baselayer, thermals, thermal underwear, long underwear, underwear, thermal, boxers, merino underwear, wool underwear, first layer',
    'base-tops wool-layers':
      'base layer top, t shirt, tee, tshirt, undershirt, long sleeve, short sleeve, short sleeved, merino top, merino shirt, merino t shirt, thermal top, longsleeve',
    'base-bottoms':
      'long johns, thermal leggings, base layer bottom, base layer leggings, thermal pants, merino leggings, thermal bottoms, thermal tights, long underpants',
    'tights running-wear': 'tights, running tights, leggings, running leggings, ski tights',
    'running-wear tights':
      'running shorts, running clothes, running shirt, running jacket, running top, running clothing, jogging clothes',
    'nordic-wear tights base-layers':
      'cross country skiing clothes, cross country clothing, nordic ski clothing, xc ski clothing, cross country ski jacket',
    'rain-wear shell-trousers': 'rain pants, rain trousers, waterproof trousers, waterproof pants, overtrousers',
    trousers: 'trousers, pants',
    'hiking-trousers':
      'hiking pants, hiking trousers, walking trousers, trekking pants, trekking trousers, shorts, hiking shorts, zip off trousers, outdoor trousers, zip off pants, convertible pants, cargo trousers, walking shorts, summer trousers',
    'shell-trousers':
      'ski pants, ski trousers, salopettes, ski bibs, bib pants, shell pants, shell trousers, snow pants, hardshell pants, snow trousers, snow bibs, ski dungarees, padded trousers, winter trousers, salopette, snowpants, ski salopettes',
    clothing: 'clothing, clothes, garment, to wear, wear',
    hats: 'hat, beanie, cap, woolly hat, bobble hat, wool hat, headband, balaclava, sun hat, baseball cap, bucket hat, trucker cap, knit cap, toque, bonnet, woollen hat, ski hat, ear warmers, earwarmers, winter hat, warm hat, fur hat',
    gaiters: 'neck gaiter, buff, snood, neck warmer, scarf, gaiters, leg gaiters, tube scarf, neck tube',
    'gloves-mittens': 'gloves, mittens, mitts, glove liners, ski gloves, winter gloves, mitten, glove, ski mitts',
    socks: 'socks, hiking socks, wool socks, liner socks, ski socks, stockings',
    'kids-overalls':
      'snowsuit, snow suit, overall, overalls, coverall, ski suit, one piece, winter suit, pramsuit, romper',
    'kids-rain rain-wear':
      'rain suit, rainsuit, rain set, puddle suit, rain dungarees, rain gear, rainwear, rain clothes, poncho, puddle suits, waterproof dungarees, mackintosh, pac a mac, kagoul, kagool, waterproof suit, waterproof overalls',
    footwear: 'shoes, footwear, boots, boot',
    'hiking-boots':
      'hiking boots, walking boots, hiking shoes, walking shoes, trekking boots, trekking shoes, backpacking boots, tramping boots, hill walking boots, hillwalking boots, bushwalking boots, hikers boots',
    'leather-boots': 'leather boots, leather hiking boots, mountaineering boots, mountain boots, alpine boots',
    'light-boots': 'light hiking boots, lightweight boots, lightweight hiking boots, day hiking shoes',
    'winter-boots childrens-shoes':
      'winter boots, snow boots, insulated boots, winter shoes, warm boots, snow shoes for kids, snow shoes kids, moon boots, snowboots, winter boot, fur lined boots, lined boots',
    'trail-running-shoes':
      'trail running shoes, trail shoes, fell running shoes, mountain running shoes, studded running shoes',
    'running-shoes trail-running-shoes':
      'running shoes, trainers, sneakers, jogging shoes, runners shoes, plimsolls, tennis shoes, sports shoes, gym shoes, joggers shoes',
    'approach-shoes': 'approach shoes',
    'rubber-boots childrens-shoes':
      'rubber boots, wellies, wellingtons, wellington boots, gumboots, rain boots, welly, wellington, galoshes, wellys, wellie, muck boots, rainboots, mud boots',
    sandals:
      'sandals, flip flops, slippers, camp shoes, hut shoes, sliders, camp booties, down booties, thongs, jandals, clogs, pool slides, indoor shoes, house shoes',
    'childrens-shoes': 'kids shoes, children shoes',
    packs: 'bag, pack, packs',
    'trekking-packs daypacks': 'backpack, rucksack, ruck sack, back pack, knapsack',
    'trekking-packs':
      'trekking backpack, hiking backpack, hiking rucksack, trekking pack, expedition pack, large backpack, backpacking pack, hiking pack, big backpack, trekking rucksack',
    daypacks:
      'daypack, day pack, day sack, daysack, small backpack, small daypack, commuter backpack, school bag, laptop backpack, summit pack, waist pack, hip pack, bum bag, fanny pack, bumbag, backpack for work, work backpack, work bag, book bag',
    'ski-packs': 'ski backpack, ski pack, ski touring pack',
    'travel-bags':
      'duffel, duffel bag, duffle, duffle bag, travel bag, holdall, suitcase, luggage, gear bag, kit bag, sports bag, gym bag',
    'childrens-packs': 'kids backpack, school backpack, children backpack, nursery backpack',
    tents: 'tent, swag, tipi, teepee',
    'tunnel-tents dome-tents':
      'backpacking tent, trekking tent, hiking tent, winter tent, four season tent, 4 season tent, expedition tent, mountain tent',
    'one-person-tents': 'one man tent, solo tent, bivy tent, bivvy',
    'family-tents': 'family tent, large tent, group tent, big tent, cabin tent, camping tent family',
    'tarps-hammocks': 'hammock, tarp, tarpaulin, bug net, mosquito net, rain fly, awning, sun shelter, bivouac',
    'sleeping-bags':
      'sleeping bag, bivy bag, bivvy bag, sleeping bag liner, quilt, bag liner, sleep sack, winter sleeping bag',
    'down-bags': 'down sleeping bag, down bag',
    'synthetic-bags': 'synthetic sleeping bag, summer sleeping bag',
    mats: 'sleeping mat, sleeping pad, camping mat, mattress, roll mat, sleep pad, mat, pad, to sleep on, sleep on, camp bed, cot, bedroll, bed roll, groundsheet mat, sleeping mattress',
    'air-mats':
      'air mat, air bed, airbed, inflatable mat, inflatable sleeping mat, inflatable sleeping pad, air mattress, inflatable mattress, air pad, blow up mattress',
    'foam-mats':
      'foam mat, foam pad, self inflating mat, self inflating mattress, self inflating pad, sit mat, seat pad, closed cell foam, karrimat, roll mat foam',
    'camp-furniture':
      'camping chair, camp chair, chair, stool, camping table, table, lantern, cooler, cool box, coolbox, cool bag, camping lamp, camping stool, folding chair, camping light, tent light, tent lamp, cooler bag, esky, chilly bin, ice box, icebox',
    'gas-stoves fuel-stoves':
      'stove, camping stove, cooker, burner, camp stove, hiking stove, cook on, cooking, to cook, cooking system, backpacking stove, stove system, cook on while hiking',
    'gas-stoves': 'gas stove, gas cooker, gas burner, canister stove',
    'fuel-stoves':
      'spirit stove, alcohol stove, petrol stove, wood stove, multi fuel stove, trangia, liquid fuel stove, wood burner, twig stove, hobo stove, meths stove',
    fuel: 'gas canister, gas cartridge, fuel, gas, butane, propane, isobutane, stove fuel, gas bottle, meths, camping gas, canister',
    cookware:
      'cookware, pot, pan, frying pan, cook set, mess tin, mug, cup, spork, cutlery, kettle, plate, bowl, cooking pot, skillet, coffee pot, coffee maker, camping cutlery, cooking set, spoon, coffee press, cast iron, billy, billy can, frypan, saucepan, crockery, tin cup, coffee mug, kuksa, moka pot',
    'water-bottles bottles running-vests':
      'water bottle, drinking bottle, hydration bladder, bladder, water bladder, hydration pack, reservoir, water reservoir, bottle, camelbak, soft flask, hydration system, nalgene, canteen, drinks bottle, sports bottle',
    flasks:
      'flask, thermos, vacuum flask, thermos flask, insulated bottle, food jar, food flask, travel mug, insulated mug, thermos bottle',
    'water-filters': 'water filter, water purifier, purification tablets, filter, water purification, water treatment',
    knives:
      'knife, pocket knife, multi tool, multitool, hunting knife, bushcraft knife, penknife, swiss army knife, sheath knife, fixed blade, folding knife',
    axes: 'axe, hatchet, saw, ax, splitting axe, camping axe',
    'trail-food':
      'trail food, freeze dried, freeze dried food, freeze dried meals, camping food, hiking food, dehydrated meals, backpacking meals, outdoor food, expedition food',
    'main-dishes': 'meal, dinner, ready meal, main dish, pasta, curry',
    breakfasts: 'breakfast, porridge, hot chocolate, coffee, muesli, granola',
    snacks: 'snack, energy bar, protein bar, bars, energy gel, nuts, jerky, trail mix, chocolate, gel',
    ropes: 'rope, climbing rope, cord, half rope, single rope, static rope, accessory cord',
    harnesses: 'harness, climbing harness',
    'climbing-helmets': 'climbing helmet, mountaineering helmet',
    'quickdraws-carabiners':
      'quickdraw, carabiner, karabiner, biner, sling, cams, nuts and cams, climbing hardware, locking carabiner',
    'belay-devices': 'belay device, grigri, descender, belay, abseil device',
    'climbing-shoes': 'climbing shoes, bouldering shoes, rock shoes, climbing shoe',
    bouldering: 'chalk bag, chalk, crash pad, bouldering mat, liquid chalk, crashpad, bouldering pad',
    'ice-climbing':
      'ice axe, crampons, ice screw, ice tool, ice climbing, crampon, microspikes, micro spikes, ice cleats, ice grips, yaktrax, shoe spikes, ice grippers, ice spikes, walking spikes',
    'alpine-skis':
      'alpine skis, downhill skis, slalom skis, carving skis, freeride skis, touring skis, twin tip, powder skis, piste skis, all mountain skis, freeride ski',
    'alpine-skis nordic-skis': 'skis, ski, pair of skis, ski set',
    'alpine-bindings': 'ski bindings, bindings, binding',
    'alpine-boots': 'ski boots, alpine ski boots, ski boot, touring boots, ski touring boots, downhill boots',
    'nordic-skis':
      'cross country skis, nordic skis, xc skis, skating skis, classic skis, backcountry skis, skin skis, cross country ski, langlauf skis, waxless skis',
    'nordic-boots':
      'cross country boots, nordic ski boots, cross country ski boots, xc boots, nordic boots, xc ski boots, skate boots',
    'nordic-bindings':
      'cross country bindings, nordic bindings, xc bindings, bindings cross country skis, bindings for cross country skis, nnn bindings',
    'ski-poles': 'ski poles, poles, cross country poles, ski pole',
    'ski-helmets': 'ski helmet, snow helmet',
    'ski-goggles': 'ski goggles, goggles, snow goggles, ski mask',
    'ski-care':
      'ski wax, wax, glide wax, kick wax, skins, climbing skins, wax iron, ski care, edge sharpener, klister, waxing iron, base cleaner',
    'snowshoes-pulks': 'snowshoes, snow shoes, pulk, sledge, sled, snowshoe, pulka, toboggan, sledge for kids, sleigh',
    'winter-touring':
      'avalanche transceiver, avalanche beacon, probe, avalanche probe, snow shovel, shovel, avalanche gear, avalanche airbag, backcountry shovel, avalanche shovel',
    bikes: 'bike, bicycle, cycle, push bike',
    'gravel-bikes': 'gravel bike, cyclocross bike, touring bike, road bike, gravel, bikepacking bike',
    'mountain-bikes': 'mountain bike, mtb, hardtail, trail bike, full suspension, mountainbike, fat bike, fatbike',
    'childrens-bikes':
      'kids bike, childs bike, balance bike, children bike, first bike, junior bike, childrens bike, child bike, toddler bike, bmx, pushbike for kids',
    'bike-bags':
      'bike bag, pannier, panniers, bike panniers, saddle bag, handlebar bag, frame bag, bikepacking bag, saddlebag, bicycle bag, cycle bag',
    'bike-lights': 'bike light, bicycle light, cycle light, rear light, bike lamp, bike lights',
    'bike-helmets': 'bike helmet, bicycle helmet, cycling helmet, cycle helmet, mtb helmet',
    'bike-helmets ski-helmets climbing-helmets': 'helmet',
    'cycling-clothing':
      'cycling jersey, cycling shorts, bib shorts, cycling jacket, cycling gloves, bike shorts, bike jersey, cycling clothing, padded shorts, cycling tights, bike gloves, bike trousers, cycling trousers, mtb shorts',
    'kayaks-canoes': 'kayak, canoe, sea kayak, packraft, inflatable kayak, boat, folding kayak, touring kayak',
    sup: 'sup, paddle board, stand up paddle board, paddleboard, sup board, stand up paddle, isup',
    paddles: 'paddle, kayak paddle, canoe paddle, oar, sup paddle',
    'life-jackets': 'life jacket, life vest, buoyancy aid, pfd, buoyancy vest, lifejacket, lifevest',
    'dry-bags':
      'dry bag, waterproof bag, dry sack, drybag, waterproof pouch, dry pouch, roll top bag, waterproof stuff sack, stuff sack',
    'paddling-wear':
      'wetsuit, drysuit, dry suit, spray deck, spraydeck, neoprene, paddling jacket, cag, paddling shoes, water shoes, neoprene shoes, kayak shoes, neoprene gloves, neoprene socks, spray skirt',
    'headlamps-lights':
      'headlamp, head torch, headtorch, torch, flashlight, head light, light, head lamp, lamp, headlight, spotlight, hand torch',
    watches:
      'watch, gps watch, smartwatch, sports watch, running watch, altimeter watch, outdoor watch, fitness watch, smart watch',
    navigation:
      'gps, compass, map, satellite messenger, navigation, tracker, plb, gps device, handheld gps, orienteering compass, emergency beacon',
    power:
      'power bank, powerbank, solar panel, solar charger, charger, battery pack, portable charger, external battery',
    'running-vests': 'running vest, running backpack, trail vest, hydration vest, race vest, running pack',
    'running-accessories':
      'running belt, reflective vest, running cap, hi vis vest, armband, reflector, race belt, running headband',
    'gift-cards': 'gift card, gift voucher, gift certificate, voucher, gift token, e gift card, store credit',
    'gift-cards running-accessories knives flasks headlamps-lights cookware hats socks gloves-mittens axes':
      'present, gift, gift idea, stocking filler, birthday present, christmas present, gift ideas',
    skiing: 'skiing, ski gear',
    running: 'runner, running, run, jogging',
    paddling: 'kayaking, canoeing, paddling',
    cycling: 'cycling, cyclist, biking',
    'nordic-skiing': 'cross country skiing, cross country, nordic skiing, nordic, xc',
    climbing: 'climber, rock climbing',
    hiking: 'hiker, hiking, trekking, walking, backpacking, hike',
    camping: 'camping gear, camping, camping equipment, bushcraft',
    'second-hand': 'second hand gear, used gear',
  },
  absent: {
    'ski-goggles': 'sunglasses, glasses, shades, glacier glasses',
    'camping hiking-gear':
      'bear spray, mosquito repellent, insect repellent, bug spray, survival blanket, emergency blanket, hand warmer, hand warmers, sunscreen, sun cream, lighter, matches, binoculars, umbrella, tent pegs, toilet paper, fire starter, whistle, walkie talkie, radio, fire steel, ferro rod, drone, camera, tripod, tent repair kit, towel, pillow, portable toilet, shower, grill, barbecue, bbq',
    'paddling camping': 'fishing rod, fishing, fishing reel, lure, fishing line, waders, tackle, fishing tackle',
    'knives axes':
      'hunting rifle, rifle, shotgun, gun, ammunition, bow and arrow, crossbow, hunting, scope, air rifle, machete',
    'alpine-skis': 'snowboard, snowboard boots, snowboard binding, splitboard, snow blade, monoski',
    'skiing snowshoes-pulks':
      'ice skates, skates, ice hockey, hockey stick, hockey, figure skates, roller skates, inline skates, rollerblades, curling, roller ski, roller skis',
    mats: 'yoga mat, exercise mat, gym mat, pilates mat',
    running:
      'treadmill, dumbbell, weights, kettlebell, exercise bike, rowing machine, gym, football, soccer ball, soccer, tennis racket, tennis, basketball, golf, golf clubs, badminton, volleyball, ball, boxing gloves, skipping rope, cross trainer, frisbee, cricket, rugby',
    'clothing-accessories trousers': 'belt, trouser belt, tie, suspenders, braces',
    clothing:
      'jeans, dress, skirt, suit, swimsuit, bikini, swimming trunks, pyjamas, bra, sports bra, bathrobe, swimwear, swim shorts, blouse, blazer, socks and sandals suit, wedding dress, tracksuit',
    packs: 'rain cover, backpack cover, rucksack cover, wallet, handbag, child carrier, baby carrier',
    bikes:
      'e bike, ebike, electric bike, scooter, electric scooter, skateboard, bike pump, bike lock, bike tyre, inner tube, tyre, bike trailer, bike rack, pump, bike chain, longboard, bike computer, unicycle, bike stand, bike seat, motorbike, moped, tricycle',
    'boats-boards':
      'surfboard, kitesurf, windsurf, wakeboard, water skis, snorkel, diving mask, fins, kite, outboard motor, bodyboard, surf board, dinghy, jet ski, sailing boat',
    footwear:
      'high heels, football boots, cycling shoes, insoles, shoelaces, shoe polish, boot wax, shoe care, shoe spray',
    hiking: 'dog harness, dog jacket, dog lead, dog, horse riding, dog bed, saddle',
    electronics: 'phone, smartphone, iphone, headphones, earphones, tv, laptop, tablet, speaker, action camera, gopro',
    'hiking-trousers': 'chinos, cargo pants',
    skiing: 'roof box, roof rack, ski rack, roof bars, ski bag, snow chains, ski carrier, snowmobile',
    camping: 'caravan, fridge, generator, heater, air pump, stroller, pram, car seat, cot bed',
    'childrens-clothing': 'toys, toy, lego, doll, nappies, school uniform',
  },
  colour: {
    red: 'red, crimson, burgundy, scarlet',
    blue: 'blue, navy, navy blue',
    green: 'green, olive, khaki',
    black: 'black',
    white: 'white',
    grey: 'grey, gray, anthracite',
    yellow: 'yellow, mustard',
    orange: 'orange',
    purple: 'purple, violet, lilac',
    pink: 'pink',
    brown: 'brown',
    beige: 'beige, tan, cream',
    turquoise: 'turquoise, teal',
  },
  wearer: {
    female:
      'women, womens, woman, ladies, lady, female, girlfriend, her, wife, mum, womans, grandma, aunt, sister, mother, girlfriends, womens fit, mom, moms',
    male: 'men, mens, man, male, gents, boyfriend, him, husband, dad, guys, grandpa, grandad, uncle, brother, father, gentleman, guy, lads',
    kids: 'kids, kid, children, childrens, child, childs, junior, toddler, baby, boys, girls, boy, girl, youth, infant, teen, son, daughter, babies, year old, nephew, niece, grandson, granddaughter, newborn, kiddie, kiddies, teenage, teenager, teens, schoolboy, schoolgirl, little one, grandchild',
  },
  condition: {
    used: 'used, second hand, secondhand, pre owned, preowned, preloved, pre loved, 2nd hand, refurbished',
    rental: 'rent, rental, hire, rent a, to rent, for rent, renting, hiring',
    new: 'brand new',
  },
  price: {
    below:
      'under, below, less than, up to, max, maximum, cheaper than, no more than, at most, within, not over, budget',
    above: 'over, above, more than, from, at least, min',
    cheap:
      'cheap, cheapest, inexpensive, affordable, low price, lowest price, low cost, low budget, bargain, good value',
    reduced: 'sale, on sale, discount, discounted, reduced, clearance, deal, deals, offer, special offer',
  },
  size: {
    any: 'size, sz, sizes',
    uk: 'uk',
    us: 'us',
    eu: 'eu, eur size',
    mondo: 'mondo, mondopoint',
    XS: 'extra small',
    S: 'small',
    M: 'medium',
    L: 'large',
    XL: 'extra large',
  },
  persons: {
    of: 'person, persons, people, man tent, berth, p, man, sleeper, pax',
    1: 'one person, one man, solo, single person',
    2: 'two person, two man, two people, two persons, double, couple',
    3: 'three person, three man',
    4: 'four person, four man',
    5: 'five person',
    6: 'six person, six man',
  },
  unit: {
    years: 'year old, years old, yr old, yo, years, yrs, yr',
    months: 'months, month old, months old',
    l: 'litre, liter, ltr, l, lt',
    g: 'gram, g, gr',
    cm: 'cm, centimetre',
    m: 'metre, m, meter',
    kg: 'kg, kilo',
    inch: 'inch, inches, in',
    lm: 'lumen, lm, lumens',
    mah: 'mah',
  },
  currency: { gbp: 'pounds, pound, quid, gbp', usd: 'dollars, dollar, usd, bucks' },
  link: { and: 'and', for: 'for, to, with, while, in, when' },
  filler: {
    any: 'stuff, something, things, gear, outdoor, good, best, quality, nice, buy, shop, online, looking, need, want, cool, ideas, weekend, what, who, my, some, really, very, comfortable, top',
  },
}
