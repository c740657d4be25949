/** What goods are for, in French: see `purpose` in ../lexicon. */
export const FR_PURPOSES: Readonly<Record<string, string>> = {
  flasks:
    'café|thé|boisson*|soupe|chocolat|eau|tisane chaud*, gard*|reste*|conserv*|maintenir|tenir chaud* longtemps|heure*|journée, repas|soupe|nourriture|déjeuner|plat chaud*, café|thé emporter|route|nomade, eau|boisson* fraîch*|froid*|frais longtemps|heures|journée|gard*|reste*',
  'camp-furniture':
    'nourriture|bière*|boisson*|viande|lait|aliments|pique frais|fraîch*|froid*, asseoir|assis*|assoir|siège feu|camp*|bivouac|plage|lac|confort*|dehors|pêche, éclair*|lumière* tente|camp*|auvent, quelque asseoir',
  'water-filters':
    'boire|eau rivière|ruisseau|lac|source|torrent|sale|propre|purifi*|filtr*|potable|bactérie*|trait*|sûre|nature|flaque, filtr*|purifi*|trait*|potabilis* eau, eau potable',
  'water-bottles bottles running-vests':
    'eau|boisson transport*|emport*|port*|emmen*, boire|hydrat* cour*|course|trail|rando*|vélo|march*|marche|sport, rester hydrat*',
  power:
    'recharg*|charg*|rechargement téléphone*|portable|smartphone|appareil*|gps|montre|caméra|ordinateur|montagne|forêt|nature|camping|rando*|bivouac|trek, téléphone*|portable|smartphone batterie|panne|vide|déchargé, électricité|courant|énergie tente|camping|refuge|bivouac|rando*|nature|cabane|téléphone',
  'headlamps-lights camp-furniture':
    'éclair*|voir|lire|lumière|lampe noir|nuit|obscur*|tente|sombre, nuit|noir forêt|sentier|chemin|soir*|hiver',
  'headlamps-lights':
    'cour*|courir|footing|march*|rando*|promen*|ski* nuit|noir|obscur*|nocturne*, mains libres lumière|éclair*|lampe',
  'tents tarps-hammocks':
    'dormir|nuit|passer|bivouaqu*|camper|coucher dehors|forêt|nature|montagne|belle|étoile*|plein|sauvage|air, abri*|protég*|toit pluie|vent|orage|tempête|forêt|tête, endroit dormir',
  'tarps-hammocks':
    'dormir|suspend*|sieste|reposer|détendre arbre*|entre|étoile*, moustique*|insecte*|mouche*|moucheron* protég*|dormir|protection|contre|nuit|tente|camp*|éviter, ombre|soleil plage|camp*|pique|abri*|tente',
  'sleeping-bags':
    'dormir|nuit|nuits|sommeil chaud*|froid*|froide|gel|hiver|minus|moins|degrés|zéro, froid nuit|tente|dormir|frileu*, frileu*|frileuse dormir|nuit, quoi dormir dedans',
  mats: 'dormir|allong*|couch* sol|dur|mou|moelleux|confort*|par|terre|dos|dessus, isol* sol|froid, sol froid, confort* dessous|nuit|dos',
  'foam-mats': 'asseoir|assis*|fesses|assoir|derrière froid*|mouillé*|humide|neige|sec|rocher*|pierre*|chaud',
  'gas-stoves fuel-stoves':
    'cuisin*|cuire|faire|chauff*|bouillir|réchauff*|prépar* dehors|rando*|camp*|bivouac|montagne|nature|repas|eau|plein|trek|extérieur, eau bouillir|chaude|chauff*, repas chaud* rando*|bivouac|trek|camp*|montagne',
  'cookware breakfasts': 'fair*|prépar* café|thé, café bivouac|camp*|feu|nature|rando*|forêt',
  cookware: 'cuisin*|cuire|crêpes|griller feu|bois|braise*|camp, manger|boire dans|avec quoi|gamelle',
  axes: 'coup*|fend*|fendre|abatt*|scier|débit*|taill* bois|bûche*|arbre*|branche*|chauffage, bois feu|cheminée|poêle',
  knives:
    'taill*|sculpt*|coup*|filet*|vider|éplucher|tranch*|tartin* bois|poisson*|pain|viande|corde|saucisson|fromage|bâton, ouvrir boîte*|conserve*|bouteille*, champignon* cueill*|ramass*|coup*',
  'trail-food':
    'mang*|nourriture|repas|nourrir|ravitaill*|alimentation rando*|trek|montagne|bivouac|léger*|rapide*|marche|expédition|trail, ajout* eau, survie ration*|nourriture|repas',
  snacks:
    'énergie|coup rapide|boost|cour*|course|rando*|trail|vélo|ski*|fatigue|marche, grignot*|goûter|manger rando*|poche|pause|marche|course|chemin|pouce, fringale*|hypoglycémie',
  'rubber-boots':
    'sec*|secs|mouillé*|humide* pied* pluie|boue|marais|jardin|flaque*|tourbière*|herbe, march* boue|boueux|marais|marécage*|flaque*, chaussures|bottes boue|boueu*|jardin|pluie|marais|champignon*|ferme, champignon*|cueillette pied*|chaussures|bottes',
  'hiking-boots rubber-boots':
    'sec*|secs|mouillé*|humide* pied*|chaussure*, cheville* mainti*|maintien|soutien|protég*|tenir, pied* mal|ampoule* march*|rando*',
  'winter-boots socks':
    'chaud*|froid*|gel*|réchauff* pied*|orteil*|doigts, chaussures|bottes neige|gel|froid|gadoue|verglas',
  socks: 'ampoule* évit*|éviter|sans|contre|anti|prévenir, transpir* pied*, pieds chaud refuge|chalet|tente|lit',
  'gloves-mittens': 'chaud*|froid*|gel*|réchauff*|protég*|engourdi* main*|doigt*',
  hats: 'chaud*|froid*|protég*|couvr* tête|oreille*, soleil|insolation tête|visage|protég*|protection|nuque|casquette, couvre chef',
  gaiters:
    'chaud*|froid*|protég*|vent cou|gorge|nuque|menton|visage, neige|cailloux|gravier*|tiques|boue chaussure*|botte*|jambe*|mollet*|pantalon|bas',
  'ice-climbing winter-boots trail-running-shoes':
    'gliss*|glisser|adhér*|accroche|march*|cour*|tomb*|tenir verglas|glace|verglacé*|gelé*|glissant*|givre|glacé*, antidérap*|antigliss* chaussures|neige|verglas|bottes, anti glisse|dérapant*',
  'snowshoes-pulks':
    'march*|rando*|balade|avanc* neige|poudreuse|profonde|fraîche, enfonc* neige, tir*|tracter|traîn* neige|enfant*|bagage*|matériel, faire luge',
  'rain-wear shell-jackets':
    'sec|mouillé*|protég*|abriter|habill*|vêt*|mettre|tremp* pluie|pleut|averse*|pluvieu*|crachin|drache, contre|pour|sous pluie|averse*|orage, pluvieu*|pluie festival*|temps|jour*|vacances|rando*|marche|breton*, quand pleut, imperméable* léger*|compact*|haut|respirant',
  'softshell-jackets': 'vent|venteux|bourrasque* protég*|contre|arrêt*|coup*|brise|léger*|cour*|bloqu*',
  'insulated-jackets parkas':
    'chaud*|froid*|gel*|frileu* hiver|moins|degrés|dehors|grand*|temps|corps|attendre|extrême|polaire|ville|vêt*, tenir|rester|avoir|garder chaud, grand froid, ne plus froid|gel*, contre froid|gel',
  'base-layers':
    'sous|dessous|près|contre veste|peau|corps|vêtement*|pantalon|combinaison|ski, transpir*|sueur évacu*|sèche*|sec|absorb*|rapid*',
  'navigation watches':
    'perdre|perdu*|égar* forêt|montagne|brouillard|nature|rando*, ne|pas|éviter|jamais perdre|égar*|perdu*, trouv*|retrouv*|savoir chemin|direction|route|nord|position|sentier, orient*|navigu*|repér* forêt|brouillard|montagne|nature|mer, secours|sos|urgence appel*|montagne|réseau|alert*',
  navigation:
    'trouv*|retrouv*|localis*|suivre|perdu*|traqu* chien|clé*|clef*|vélo|bagage*|chat|valise, carte orient*|lire|lecture, sans|pas réseau',
  watches:
    'mesur*|compt*|suivre|suivi pouls|fréquence|cardia*|pas|distance|allure|course|entraînement|altitude|rythme, cardio course|running|sport',
  'ski-care':
    'ski* accroch*|gliss*|colle*|dérap*, fart*|farter|gliss*|glisse|accroche|entret*|entretien|nettoy*|colle|botte|prépar* ski*|semelle*, neige colle|botte ski*',
  'winter-touring':
    'avalanche sécurité|secours|matériel|kit|recherche|ensevel*|risque|survie, creus*|pelleter|déneig* neige|voiture|igloo|trou, hors piste sécurité|sûr',
  'bike-bags':
    'transport*|port*|emport*|rang*|affaires|courses|bagages|ordinateur|sac vélo|bicyclette|bikepacking|guidon|cyclotour*|velo',
  'bike-lights':
    'voir|vu|visible|éclair*|rouler vélo|velo|bicyclette nuit|noir, voir|vu|vue|visible|éclair*|lumière*|nuit vélo|bicyclette|cyclisme|cycliste|rouler|velo',
  'running-accessories': 'vu|visible|réfléchi*|fluo|visibilité nuit|route|cour*|course|march*|circulation|noir',
  'bike-helmets': 'protég*|protection|sécurité|tête vélo|bicyclette|vtt|velo',
  'ski-helmets': 'protég*|protection|sécurité|tête ski*|piste*',
  'ski-goggles': 'yeux|voir|visibilité|buée|embu* ski*|neige|piste*|brouillard|tempête',
  'life-jackets':
    'noy*|noyer|flott*|couler|sécurité|nager bateau|canoë|kayak|eau|enfant*|bébé|lac|mer|canoe, ne coul*|noy*',
  'dry-bags':
    'sec|mouillé*|étanche*|protég*|garder|trempé* téléphone|affaires|vêtements|matériel|appareil|papiers|bagages canoë|kayak|bateau|eau|pluie|paddle|plage|canoe, affaires|vêtements|matériel|bagages sec|étanche|secs',
  'paddling-wear sandals':
    'mettre|habill*|vêtement*|chaussure*|pied*|porter|tenue kayak|canoë|paddle|rafting|eau|canyon*|canoe, plage|rivière|eau chaussure*|pied*|march*',
  'trekking-packs':
    'sac trek*|expédition, port*|transport*|emport*|sac|emmener semaine*|plusieurs|long*|expédition|trek|interrail|tout|compostelle|gr20|jours|bivouac, plusieurs jours rando*|marche|trek|gr',
  daypacks:
    'port*|emport*|sac|pique|ordinateur|affaires journée|travail|bureau|cours|fac|ville|court*|jour, sortie|balade|rando* journée',
  'childrens-packs': 'sac|sacoche crèche|maternelle|école|garderie|cp',
  'travel-bags':
    'bagage|valise|sac cabine|main|avion|soute|voyage|vacances, voyag*|avion|vacances sac|bagage*|affaires',
  'hiking-gear:bâtons de randonnée':
    'bâton* rando*|marche|trek*|trail|nordique, genou* rando*|descente*|mal|soulag*|douleur*|march*|montagne|protég*|marche, équilibre march*|rando*|marche, bâton* rando*|march*|trek*|trail|nordique|marche',
  'camping:premiers secours':
    'premier* secours, pansement*|bandage*|blessure*|plaie*|ampoule*|accident*|trousse|soigner rando*|trek|soin*|kit|soigner|secours|montagne, pansement*|pharmacie|trousse secours',
  'bouldering climbing-gear':
    'transpir*|moite*|adhér*|gliss* main*|doigts|grimp*|escalade|prises, début*|commenc* escalade|grimpe|bloc',
  'harnesses climbing-helmets quickdraws-carabiners climbing-gear':
    'via ferrata, assur*|sécurité|chute* escalad*|grimp*|grimpe',
  'belay-devices': 'assur*|rappel|descendre|mouliner escalad*|corde|grimp*|partenaire|second|paroi',
  'ice-climbing': 'glacier* march*|rando*|travers*|course|équip*|marche|sortie, grimp*|escalad*|cascade glace',
  'sandals socks':
    'mettre|chaussures|pied*|chaud|pantoufle* refuge|chalet|camp|bivouac|soir*|tente|sauna, travers*|passer|gué rivière|ruisseau|gué|torrent|cours',
  'sup kayaks-canoes': 'balade|sortie|naviguer|promen*|aller lac|rivière|mer|eau',
  'nordic-bindings': 'fixation* fond|nnn|sns|prolink|nordique*|classique|skating',
  'nordic-boots': 'chaussure* nnn|sns|prolink|fond|nordique|skating',
  'leather-boots': 'chaussure*|bottine*|botte* cuir rando*|march*|montagne|homme|femme|marche',
  'light-boots approach-shoes trail-running-shoes': 'chaussure*|tige* basse*|basses rando*|march*|marche|chaussure*',
  'shell-jackets rain-wear': 'gtx, goretex, gore tex, imperméable*',
  'base-layers wool-layers': 'mérinos|merinos, laine mérinos',
  'bouldering quickdraws-carabiners climbing-gear gift-cards': 'cadeau*|offrir|surprise|étrenne* grimp*|escalad*|bloc',
  'running-accessories running-vests gift-cards':
    'cadeau*|offrir|surprise cour*|coureur*|coureuse*|runn*|trail*|marathon*|jogg*',
  'bike-lights bike-bags cycling-clothing gift-cards': 'cadeau*|offrir|surprise cycl*|vélo*|vtt*|velo',
  'ski-care ski-goggles ski-accessories gift-cards': 'cadeau*|offrir|surprise ski*|fondeur*',
  'dry-bags paddling-gear gift-cards': 'cadeau*|offrir|surprise kayak*|canoë*|pagay*|canoe*|paddle',
  'headlamps-lights kids-accessories childrens-packs water-bottles knives childrens-clothing':
    'cadeau*|offrir|surprise enfant*|garçon*|fille|fils|fillette|ans|bébé|neveu|nièce|ado*|petit|gamin*|filleul*',
  'nordic-wear tights base-layers': 'mettre|habill*|vêtement*|porter|tenue fond',
}
