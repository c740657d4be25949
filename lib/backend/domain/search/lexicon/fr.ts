import type { Lexicon } from './lexicon'

export const FR: Lexicon = {
  goods: {
    jackets: 'veste, blouson, manteau, anorak, vestes, vareuse, parka légère, coupe froid',
    'shell-jackets rain-wear':
      'veste imperméable, veste de pluie, imperméable, k way, kway, coupe pluie, veste goretex, veste gore tex, ciré, manteau de pluie, imper',
    'shell-jackets':
      'veste hardshell, hardshell, veste de ski, veste de montagne, veste alpinisme, veste trois couches, blouson de ski',
    'insulated-jackets parkas':
      'veste hiver, veste d’hiver, manteau hiver, manteau d’hiver, veste chaude, veste matelassée, blouson hiver, veste isolante, manteau chaud',
    'insulated-jackets':
      'doudoune, doudounes, veste en duvet, doudoune légère, doudoune sans manches, gilet doudoune, doudoune en duvet',
    parkas: 'parka, manteau long, parkas, doudoune longue',
    'softshell-jackets': 'softshell, veste softshell, coupe vent, veste coupe vent, coupevent',
    'fleece-jackets': 'polaire, veste polaire, polaires, micropolaire, pull polaire, gilet polaire',
    midlayers: 'couche intermédiaire, deuxième couche, seconde couche',
    'hoodies-shirts':
      'sweat, sweat à capuche, chemise, hoodie, chemise de randonnée, sweatshirt, coton ouaté, kangourou, chemise à carreaux, pull à capuche, gilet à capuche',
    'wool-layers hoodies-shirts':
      'pull, pull en laine, gilet laine, chandail, pull laine, pull over, cardigan, lainage',
    'base-layers':
      'sous vêtement, sous vêtements, première couche, sous vêtement thermique, sous vêtements techniques, boxer, sous vêtement mérinos, sous couche, tenue thermique',
    'base-tops wool-layers':
      't shirt, tshirt, tee shirt, maillot de corps, sous pull, haut thermique, t shirt mérinos, haut mérinos, tricot de corps, t shirt manches longues, camisole, chandail à manches longues, marcel, singlet, gilet de corps, débardeur',
    'base-bottoms':
      'caleçon long, caleçon, collant thermique, bas thermique, collant mérinos, legging thermique, caleçons longs, combines, combine longue, sous vêtement bas, longs john, bas de sous vêtement, bas mérinos femme',
    'tights running-wear':
      'collant, collant course, collant de course, collant running, legging, collant de ski de fond, legging running, collant de running',
    'running-wear tights':
      'vêtements running, short running, veste running, vêtements de course, short de course, maillot running, tenue running, t shirt running, tenue de course, training, jogging pantalon, survêtement running, pantalon de course, trainings',
    'nordic-wear tights base-layers':
      'vêtements ski de fond, vêtement ski de fond, tenue ski de fond, veste ski de fond, pantalon ski de fond, combinaison ski de fond',
    'rain-wear shell-trousers kids-rain':
      'pantalon de pluie, pantalon pluie, surpantalon, pantalon imperméable, sur pantalon',
    trousers: 'pantalon, pantalons',
    'hiking-trousers':
      'pantalon de randonnée, pantalon rando, short, short de randonnée, pantalon trek, bermuda, pantalon convertible, pantalon de marche, pantalon de trekking, pantacourt, pantalon randonnée, cuissettes, pantalon léger, shorts de marche, culottes courtes',
    'shell-trousers':
      'pantalon de ski, pantalon ski, salopette, salopette de ski, pantalon hardshell, pantalon de neige, pantalons de neige, culotte de neige, pantalon d’hiver, pantalon chaud, pantalons de ski, fuseau, salopettes de ski',
    clothing: 'vêtement, vêtements, habits, s’habiller, fringues, porter',
    hats: 'bonnet, bonnets, casquette, chapeau, bandeau, cagoule, bob, bonnet laine, bonnet à pompon, casquettes, tuque, béret, bonnet péruvien, tuques, chapka, bonnet de ski, bandeaux, couvre chef, cache oreilles, chapeau de soleil',
    gaiters: 'tour de cou, cache cou, guêtres, écharpe, buff, foulard, cache col, snood, guêtre',
    'gloves-mittens':
      'gants, gant, moufles, moufle, gants de ski, sous gants, gants d’hiver, mitaines, mitons, gants chauds, gants laine, mouffles, moufles chaudes',
    socks:
      'chaussettes, chaussette, chaussettes de randonnée, chaussettes de ski, chaussettes laine, chaussettes running, mi bas, bas de laine, bas de ski, bas chauds, bas de randonnée, socquettes, chaussons de laine, bas mérinos',
    'kids-overalls':
      'combinaison, combinaison de ski, combinaison pilote, combipilote, combinaison neige, combi ski, combinaison bébé, habit de neige, habits de neige, combi neige, combi pilote, costume de neige, suit de neige, combinaison d’hiver',
    'kids-rain rain-wear':
      'ensemble de pluie, ensemble pluie, vêtements de pluie, combinaison de pluie, poncho, cape de pluie, tenue de pluie, poncho de pluie, salopette de pluie, salopette imperméable, ciré enfant, combinaison imperméable, vêtement de pluie, cirés',
    footwear: 'chaussures, chaussure, bottes, bottines, godasses, souliers, soulier, godillot, grolles, pompes',
    'hiking-boots':
      'chaussures de randonnée, chaussure de randonnée, chaussures rando, chaussures de marche, chaussures de trek, chaussures montantes, chaussures randonnée, chaussure de rando, chaussures trekking, chaussures de trekking, bottines de marche, souliers de marche, bottines de randonnée, souliers de randonnée, bottes de randonnée, bottines rando, godillots, croquenots, bottes de marche',
    'leather-boots':
      'chaussures cuir, chaussures en cuir, chaussures de randonnée cuir, chaussures d’alpinisme, chaussures de montagne, bottines cuir, chaussures alpinisme',
    'winter-boots childrens-shoes':
      'bottes d’hiver, bottes hiver, chaussures d’hiver, après ski, bottes de neige, chaussures hiver, bottes fourrées, chaussures de neige, après skis, bottes chaudes, bottes doublées, bottillons, moonboots, moon boots, bottes froid',
    'trail-running-shoes': 'chaussures de trail, chaussures trail, chaussure trail, baskets trail, baskets de trail',
    'running-shoes trail-running-shoes':
      'chaussures de course, chaussures running, chaussures de running, baskets, baskets running, basket, tennis chaussures, chaussure running, chaussures de course à pied, chaussures de sport, souliers de course, espadrilles, espadrilles de course, runnings, tennis, souliers de sport, chaussures de jogging',
    'approach-shoes': 'chaussures d’approche, chaussures approche',
    'rubber-boots childrens-shoes':
      'bottes en caoutchouc, bottes caoutchouc, bottes de pluie, bottes pluie, botte de pluie, bottes de jardin, bottes de caoutchouc, claques, bottillons de pluie, bottes aigle, bottes caoutchouc enfant',
    sandals:
      'sandales, sandale, tongs, chaussons, sandales de marche, claquettes, sandales de randonnée, chaussons en duvet, nu pieds, gougounes, slaches, pantoufles, babouches, savates, tongues, sabots, slashs',
    'childrens-shoes': 'chaussures enfant',
    packs: 'sac, sacs, bagagerie',
    'trekking-packs daypacks': 'sac à dos, sacs à dos',
    'trekking-packs':
      'sac de trek, sac à dos trek, sac à dos de trekking, grand sac à dos, sac à dos de trek, sac trek, sac à dos trekking, sac de trekking',
    daypacks:
      'sac à la journée, petit sac à dos, sac de randonnée, sac à dos ville, sac à dos de randonnée, sac à dos randonnée, cartable, sac à dos ordinateur, banane, sac banane, sac à dos journée, sacoche ordinateur, sac à dos école, sac bandoulière, petit sac, sac à dos travail, sacoche ceinture',
    'ski-packs': 'sac de ski, sac à dos ski, sac à dos de ski',
    'travel-bags': 'sac de voyage, duffel, valise, sac de sport, bagage, sac duffel, sac voyage, bagages',
    'childrens-packs':
      'sac à dos enfant, sac maternelle, sac à dos maternelle, mallette, sac d’école, sac garderie, sac à dos crèche, sac école, sac pour la crèche',
    tents: 'tente, tentes, toile de tente',
    'tunnel-tents dome-tents':
      'tente de randonnée, tente de trek, tente trekking, tente randonnée, tente trek, tente 4 saisons, tente hiver',
    'one-person-tents': 'tente une place, tente solo, tente bivouac',
    'family-tents': 'tente familiale, tente famille, grande tente',
    'tarps-hammocks': 'hamac, hamacs, tarp, bâche, moustiquaire, abri, toile de tarp, auvent, tarps',
    'sleeping-bags':
      'sac de couchage, sacs de couchage, drap de sac, sac à viande, duvet de couchage, couchage, sac de couchage grand froid, sursac',
    'down-bags': 'sac de couchage duvet, sac en duvet, sac de couchage en duvet',
    'sleeping-bags down-bags': 'duvet',
    'synthetic-bags': 'sac synthétique, sac de couchage synthétique',
    mats: 'matelas, tapis de sol, matelas de camping, tapis de couchage, dormir, matelas de sol, matelas camping, lit de camp, matelas randonnée, tapis de camping, paillasse, karrimat, matelas tente',
    'air-mats': 'matelas gonflable, matelas pneumatique',
    'foam-mats':
      'matelas mousse, matelas autogonflant, matelas auto gonflant, tapis mousse, assise, coussin d’assise, matelas en mousse',
    'camp-furniture':
      'chaise de camping, chaise, table de camping, table, lanterne, glacière, tabouret, siège, fauteuil, lampe pour la tente, lampe de tente, chaise pliante, chaise camping, table pliante, lampe de camping, lampe camping, sac isotherme, mobilier de camping, glacière camping, pliant, chaise pliable, lampe tempête, transat, bac à glace, frigo box, frigobox',
    'gas-stoves fuel-stoves': 'réchaud, réchauds, cuisiner, réchaud de randonnée, cuire, réchaud camping',
    'gas-stoves': 'réchaud à gaz, réchaud gaz, brûleur, bruleur à gaz',
    'fuel-stoves':
      'réchaud à alcool, réchaud alcool, réchaud à bois, réchaud essence, réchaud bois, réchaud multi combustible, réchaud multicombustible',
    fuel: 'cartouche de gaz, cartouche gaz, gaz, combustible, bouteille de gaz, alcool à brûler, cartouche, bonbonne de gaz, essence c, butane',
    cookware:
      'popote, casserole, poêle, tasse, mug, gobelet, couverts, assiette, bol, cafetière, vaisselle, bouilloire, gamelle, quart, marmite, set de cuisine, spork, vaisselle camping, cuillère, cuillère fourchette, ustensiles, services de camping, services, vaisselle de camping, couvert camping, pinte, chaudron, tasse émaillée, poêle à frire',
    'water-bottles bottles running-vests':
      'gourde, gourdes, bouteille, poche à eau, bouteille d’eau, poche d’hydratation, vache à eau, bidon, flasque, sac hydratation, camel bag',
    flasks:
      'thermos, bouteille isotherme, gourde isotherme, mug isotherme, lunch box isotherme, tasse isotherme, bouteille thermos',
    'water-filters':
      'filtre à eau, filtre eau, purificateur, pastilles purifiantes, purificateur d’eau, gourde filtrante, filtre, paille filtrante, pastilles eau',
    knives:
      'couteau, couteaux, couteau de poche, multi outil, canif, couteau pliant, couteau de chasse, couteau suisse, outil multifonction, multi outils, multifonction, opinel couteau, couteau pêche, couteau à filet, sak, couteau militaire',
    axes: 'hache, hachette, scie, haches, scie pliante',
    'trail-food':
      'plats lyophilisés, repas lyophilisé, lyophilisé, nourriture randonnée, repas de randonnée, lyophilisés, nourriture lyophilisée, repas trek, ration, nourriture',
    'main-dishes': 'plat lyophilisé, plat, repas, dîner, plats lyophilises, plats',
    breakfasts: 'petit déjeuner, muesli, café, chocolat chaud, porridge, céréales',
    snacks:
      'barre énergétique, barres énergétiques, barre, barres, en cas, gel énergétique, fruits secs, barre de céréales, barre protéinée, snack, gels, encas, compote, chocolat, viande séchée',
    ropes: 'corde, corde d’escalade, cordelette, cordes, corde à simple, corde statique, brin de corde',
    harnesses: 'baudrier, harnais, baudriers, baudrier escalade, cuissard escalade',
    'climbing-helmets': 'casque d’escalade, casque escalade, casque alpinisme, casque d’alpinisme',
    'quickdraws-carabiners':
      'mousqueton, dégaine, dégaines, sangle, mousquetons, coinceurs, coinceur, friends, mousqueton à vis',
    'belay-devices': 'assureur, descendeur, système d’assurage, appareil d’assurage, grigri',
    'climbing-shoes':
      'chaussons d’escalade, chausson escalade, chaussons escalade, chaussures d’escalade, chaussures escalade',
    bouldering: 'magnésie, sac à magnésie, pof, crash pad, crashpad, sac magnésie, tapis d’escalade',
    'ice-climbing':
      'piolet, crampons, broche à glace, piolets, crampon, piolet traction, crampons à glace, crampons antidérapants, crampons de ville, crampons à neige, chaînes à neige chaussures, sur chaussures antidérapantes',
    'alpine-skis':
      'skis alpins, ski alpin, skis de piste, skis de rando, skis freeride, ski de randonnée, skis de descente, skis de randonnée, ski freeride, ski de piste, skis carving, skis slalom',
    'alpine-skis nordic-skis': 'skis, ski, paire de skis',
    'alpine-bindings': 'fixations, fixation, fixations de ski, fixation ski',
    'alpine-boots':
      'chaussures de ski, chaussure de ski, chaussures ski, chaussures de ski de rando, chaussures ski alpin, bottes de ski',
    'nordic-skis':
      'skis de fond, ski de fond, ski de fond skating, skis nordiques, skis de rando nordique, ski nordique, skis skating, ski classique, skis de fond classique',
    'nordic-boots':
      'chaussures de ski de fond, chaussures ski de fond, chaussures skating, chaussure ski de fond, chaussures de skating',
    'nordic-bindings':
      'fixations de ski de fond, fixations ski de fond, fixations nnn, fixations skating, fixations nordiques',
    'ski-poles': 'bâtons de ski, bâton de ski, bâtons, bâtons ski de fond, bâtons de ski de fond, bâtons ski',
    'ski-helmets': 'casque de ski, casque ski',
    'ski-goggles': 'masque de ski, masque ski, masque, lunettes de ski',
    'ski-care':
      'fart, farts, peaux de phoque, cire, entretien ski, fer à farter, fartage, peaux, affûteur, fart de glisse, klister',
    'snowshoes-pulks':
      'raquettes à neige, raquettes, pulka, luge, traîneau, raquette à neige, raquettes neige, traîne sauvage, toboggan, bob luge, luges, traineau, luge bébé, pelle à cul',
    'winter-touring':
      'DVA, pelle à neige, sonde, pelle, ARVA, sac airbag, pelle avalanche, kit avalanche, matériel avalanche, détecteur avalanche',
    bikes: 'vélo, vélos, bicyclette, bicyclettes, bécane, vélocipède',
    'gravel-bikes':
      'vélo gravel, gravel, vélo de route, cyclocross, vélo de voyage, vélo route, cyclo cross, vélo de randonnée',
    'mountain-bikes': 'VTT, vélo tout terrain, mountain bike, semi rigide, vtt semi rigide, fatbike, vélo de montagne',
    'childrens-bikes': 'vélo enfant, vélos enfant, draisienne, vélo junior, vélo garçon, vélo fille, vtt enfant',
    'bike-bags':
      'sacoche vélo, sacoche, sacoches, sacoche de selle, sacoche de guidon, sacoches vélo, sacoche porte bagages, sacoche de cadre, bagagerie vélo, sacoches de vélo',
    'bike-lights':
      'lumière vélo, éclairage vélo, feu arrière, lampe vélo, lampe de vélo, phare vélo, éclairage de vélo, lumières vélo',
    'bike-helmets': 'casque vélo, casque de vélo, casque vtt, casque cycliste',
    'bike-helmets ski-helmets climbing-helmets': 'casque, casques',
    'cycling-clothing':
      'cuissard, maillot vélo, vêtements vélo, cuissard vélo, maillot cycliste, veste vélo, gants vélo, maillot de vélo, short vélo, gants de vélo, tenue vélo, vêtements cycliste',
    'kayaks-canoes':
      'kayak, canoë, kayaks, canoe, bateau, packraft, kayak de mer, kayak gonflable, canot, canoé kayak, chaloupe, barque, canot gonflable, canots',
    sup: 'paddle, stand up paddle, planche de paddle, paddle gonflable, planche sup, sup gonflable, paddle board, planche à pagaie, planche à rame, paddle board gonflable',
    paddles: 'pagaie, pagaies, rame, pagaie kayak, pagaie de kayak',
    'life-jackets':
      'gilet de sauvetage, gilet flottaison, gilet d’aide à la flottabilité, gilet de flottabilité, brassière, gilet kayak, gilets de sauvetage, brassière de sauvetage, gilet de kayak, veste de flottaison, vfi, gilet de flottaison, ceinture de sauvetage, gilets flottaison',
    'dry-bags': 'sac étanche, sacs étanches, pochette étanche, sac étanche kayak, housse étanche',
    'paddling-wear':
      'combinaison néoprène, jupe de kayak, néoprène, chaussures néoprène, vêtements kayak, jupette, chaussures aquatiques, chaussures d’eau, combinaison étanche, chaussons néoprène, veste kayak, gants néoprène',
    'headlamps-lights':
      'lampe frontale, frontale, lampe, lampe torche, éclairage, frontales, lampe de poche, torche, lampes frontales, lampe tempête poche, lampe de tête',
    watches: 'montre, montre gps, montre connectée, montre cardio, montres, montre sport, montre running',
    navigation:
      'boussole, carte, gps, balise, navigation, gps randonnée, balise de détresse, carte rando, téléphone satellite, messager satellite',
    power: 'batterie externe, panneau solaire, chargeur, chargeur solaire, batterie, batterie portable',
    'running-vests':
      'gilet de course, gilet trail, sac de trail, gilet d’hydratation, sac trail, veste d’hydratation, sac à dos trail, gilet running, sac hydratation trail',
    'running-accessories':
      'ceinture de course, gilet réfléchissant, brassard, ceinture running, porte dossard, ceinture porte bidon, bandeau running, casquette running, bonnet running, gilet fluo',
    'gift-cards': 'carte cadeau, cartes cadeaux, bon d’achat, chèque cadeau, bon cadeau, carte cadeaux, e carte cadeau',
    'gift-cards knives flasks water-bottles running-accessories headlamps-lights cookware hats socks gaiters trail-food gloves-mittens axes':
      'cadeau, cadeaux, idée cadeau, cadeau de noël, cadeau noël, cadeau anniversaire, idées cadeaux',
    skiing: 'sports d’hiver, matériel de ski',
    running: 'course à pied, running, course, coureur, jogging, courir',
    paddling: 'pagayer',
    cycling: 'cyclisme, cycliste, cyclotourisme',
    'nordic-skiing': 'ski nordique, fondeur',
    climbing: 'escalade, grimpeur, matériel d’escalade, grimpe',
    hiking: 'randonnée, rando, randonneur, trek, marche, trekking, randonneuse, randonner',
    camping: 'camping, bivouac, matériel de camping, camper',
  },
  absent: {
    'ski-goggles':
      'lunettes de soleil, lunettes, lunettes de natation, lunettes vélo, lunettes glacier, lunettes de piscine',
    'camping hiking-gear':
      'anti moustique, spray anti ours, couverture de survie, crème solaire, briquet, allumettes, jumelles, parapluie, sardines, piquets de tente, sifflet, talkie walkie, appareil photo, drone, serviette, oreiller, barbecue, douche, toilettes, bombe anti ours, pierre à feu, papier toilette, répulsif, antimoustique, spray moustique, sardine, allume feu, caméra, trépied, radio, papier wc, coussin',
    'paddling camping':
      'canne à pêche, pêche, moulinet, leurre, waders, hameçon, canne, fil de pêche, matériel de pêche, appâts',
    'knives axes':
      'fusil de chasse, fusil, carabine, munition, chasse, arc, pistolet, cartouches de chasse, arbalète, machette, carabine à plomb, lunette de visée',
    'alpine-skis':
      'snowboard, boots snowboard, fixation snowboard, splitboard, planche de snowboard, chaussures snowboard',
    'skiing snowshoes-pulks':
      'patins à glace, patins, hockey, rollers, roller, crosse de hockey, patin à glace, ski roues, rollerskis, patinage, patins à roulettes',
    'snowshoes-pulks': 'raquette de tennis',
    mats: 'tapis de yoga, tapis de gym, tapis de sport, tapis fitness, tapis de fitness',
    running:
      'tapis de course, haltères, haltère, kettlebell, vélo d’appartement, rameur, salle de sport, ballon, football, basket ballon, golf, badminton, gants de boxe, corde à sauter, ballon de foot, raquette, ballon de football, ping pong, tennis, musculation, volley, club de golf, vélo elliptique, pétanque, frisbee, boxe, poids',
    'clothing-accessories trousers': 'ceinture, bretelles, cravate',
    clothing:
      'jean, jeans, robe, jupe, costume, maillot de bain, bikini, pyjama, soutien gorge, brassière de sport, peignoir, short de bain, slip de bain, chemisier, survêtement, blazer, veston, caleçon de bain',
    packs:
      'housse de pluie, protection pluie sac, portefeuille, sac à main, porte bébé, housse pluie, porte bébé randonnée, housse sac à dos',
    bikes:
      'trottinette, trottinette électrique, vélo électrique, skateboard, pompe à vélo, antivol, pneu, chambre à air, remorque vélo, porte vélo, VAE, skate, pneus, pompe, longboard, compteur vélo, siège enfant vélo, selle, chaîne, siège bébé vélo, pneu vélo, overboard, scooter, mobylette, moto, tricycle',
    'boats-boards':
      'planche de surf, kitesurf, planche à voile, wakeboard, ski nautique, tuba, palmes, moteur hors bord, masque de plongée, bodyboard, surf, bateau gonflable moteur, voilier',
    footwear:
      'talons, chaussures de foot, chaussures vélo, semelles, lacets, cirage, spray imperméabilisant, crampons de foot, chaussures de vélo, imperméabilisant, ballerines, escarpins, graisse chaussure',
    hiking: 'manteau pour chien, harnais chien, chien, laisse, équitation, bombe équitation, panier chien, cheval',
    electronics:
      'téléphone, écouteurs, casque audio, télévision, ordinateur, enceinte, gopro, smartphone, tablette, caméra sport',
    skiing: 'coffre de toit, barres de toit, porte skis, chaînes à neige, housse à skis, motoneige',
    camping: 'frigo, groupe électrogène, chauffage, poussette, siège auto, caravane, linge de bain, essuie, gsm, natel',
    'childrens-clothing': 'jouet, jouets, lego, poupée, couches',
  },
  colour: {
    red: 'rouge, rouges, bordeaux',
    blue: 'bleu, bleue, bleus, bleues, bleu marine, marine',
    green: 'vert, verte, verts, vertes, kaki, olive',
    black: 'noir, noire, noirs, noires',
    white: 'blanc, blanche, blancs, blanches',
    grey: 'gris, grise, grises, anthracite',
    yellow: 'jaune, jaunes, moutarde',
    orange: 'orange',
    purple: 'violet, violette, mauve, lilas',
    pink: 'rose, roses',
    brown: 'marron, brun, brune',
    beige: 'beige, sable',
    turquoise: 'turquoise, bleu canard',
  },
  wearer: {
    female:
      'femme, femmes, dame, féminin, fille adulte, copine, maman, grand mère, sœur, mère, pour elle, nana, tante, madame',
    male: 'homme, hommes, masculin, papa, mari, copain, grand père, frère, père, pour lui, mec, oncle, monsieur',
    kids: 'enfant, enfants, junior, bébé, garçon, fille, bébés, ado, filles, garçons, kid, ans, mois, tout petit, fils, gamin, adolescent, fillette, garçonnet, neveu, nièce, petit fils, petite fille, ados, gamins, gamine, bambin, nourrisson, écolier, mon fils, ma fille, filleul, kids, gosse, tout petits',
  },
  condition: {
    used: 'occasion, d’occasion, seconde main, reconditionné, usagé, deuxième main, reconditionnée, 2nde main',
    rental: 'location, louer, à louer, location de, louer un, location week end',
    new: 'neuf, neuve, neufs',
  },
  price: {
    below: 'moins de, jusqu’à, max, maximum, sous, inférieur à, moins cher que, pas plus de, à moins de, en dessous de',
    above: 'plus de, à partir de, au moins, dès, minimum',
    cheap:
      'pas cher, pas chère, pas chers, bon marché, moins cher, petit prix, abordable, pas cher du tout, bas prix, économique, premier prix, pas chères, petit budget',
    reduced: 'promo, solde, soldes, promotion, réduction, en promo, en solde, promotions, bon plan, déstockage, remise',
  },
  size: { any: 'taille, pointure, tailles, t, pointures' },
  persons: {
    of: 'places, place, personnes, personne, pers, p, pl',
    1: 'une place, monoplace, une personne, solo',
    2: 'deux places, biplace, deux personnes',
    3: 'trois places, trois personnes',
    4: 'quatre places, quatre personnes',
    5: 'cinq places',
    6: 'six places, six personnes',
  },
  unit: {
    years: 'ans, an',
    months: 'mois',
    l: 'litre, litres, l',
    g: 'gramme, grammes',
    cm: 'centimètre, centimètres',
    m: 'mètre, mètres',
    kg: 'kilo, kilos',
    inch: 'pouces, pouce',
  },
  currency: { eur: 'euro, euros, €, eur, balles' },
  link: { and: 'et, ou, avec', for: 'pour, de, à, en, sous, à la, au' },
  filler: {
    any: 'bon, meilleur, meilleure, acheter, qqch, quelque chose, outdoor, matériel, qualité, truc, trucs, joli, un, une, la, le, week end, petit, grand, petite, grande, léger',
  },
}
