/** Groups that the goods of this folder add to the tree, appended in this order. */
import { loc, type GroupEntry } from '../types'

const TENT = ['persons', 'season', 'weight', 'water-column'] as const
const BAG = ['comfort-temperature', 'weight', 'material', 'season'] as const

export const CAMP_GROUPS: readonly GroupEntry[] = [
  ['one-person-tents', 'tents', TENT, loc('One-person tents', 'Yhden hengen teltat', 'Enmanstält', 'Einpersonenzelte', 'Tentes une place', 'Одноместные палатки')],
  ['family-tents', 'tents', TENT, loc('Family tents', 'Perheteltat', 'Familjetält', 'Familienzelte', 'Tentes familiales', 'Семейные палатки')],
  ['tarps-hammocks', 'camping', ['weight', 'water-column', 'max-load'], loc('Tarps and hammocks', 'Tarpit ja riippumatot', 'Tarpar och hängmattor', 'Tarps und Hängematten', 'Tarps et hamacs', 'Тенты и гамаки')],
  ['down-bags', 'sleeping-bags', [...BAG, 'fill-power', 'limit-temperature'], loc('Down sleeping bags', 'Untuvamakuupussit', 'Dunsovsäckar', 'Daunenschlafsäcke', 'Sacs en duvet', 'Пуховые спальники')],
  ['synthetic-bags', 'sleeping-bags', [...BAG, 'limit-temperature'], loc('Synthetic sleeping bags', 'Kuitumakuupussit', 'Syntetsovsäckar', 'Kunstfaserschlafsäcke', 'Sacs synthétiques', 'Синтетические спальники')],
  ['air-mats', 'mats', ['r-value', 'weight', 'thickness', 'season'], loc('Air mats', 'Puhallettavat makuualustat', 'Uppblåsbara underlag', 'Luftmatten', 'Matelas gonflables', 'Надувные коврики')],
  ['foam-mats', 'mats', ['r-value', 'weight', 'thickness'], loc('Foam and self-inflating mats', 'Solumuovi- ja itsetäyttyvät alustat', 'Skumunderlag och självuppblåsande', 'Schaum- und selbstaufblasende Matten', 'Matelas mousse et autogonflants', 'Пенки и самонадувающиеся коврики')],
  ['camp-furniture', 'camping', ['weight', 'max-load', 'brightness', 'volume', 'material'], loc('Chairs, lanterns and coolers', 'Tuolit, lyhdyt ja kylmälaukut', 'Stolar, lyktor och kylväskor', 'Stühle, Laternen und Kühltaschen', 'Sièges, lanternes et glacières', 'Стулья, лампы и сумки-холодильники')],
  ['gas-stoves', 'stoves', ['weight', 'power'], loc('Gas stoves', 'Kaasukeittimet', 'Gaskök', 'Gaskocher', 'Réchauds à gaz', 'Газовые горелки')],
  ['fuel-stoves', 'stoves', ['weight', 'power'], loc('Spirit, petrol and wood stoves', 'Sprii-, bensiini- ja risukeittimet', 'Sprit-, bensin- och vedkök', 'Spiritus-, Benzin- und Holzkocher', 'Réchauds à alcool, essence et bois', 'Спиртовые, бензиновые и дровяные')],
  ['fuel', 'stoves', ['net-weight', 'volume'], loc('Gas and fuel', 'Kaasu ja polttoaineet', 'Gas och bränsle', 'Gas und Brennstoff', 'Gaz et combustibles', 'Газ и топливо')],
  ['cookware', 'stoves', ['weight', 'volume', 'material'], loc('Pots, pans and mugs', 'Kattilat, pannut ja kupit', 'Kastruller, pannor och muggar', 'Töpfe, Pfannen und Becher', 'Casseroles, poêles et tasses', 'Котелки, сковороды и кружки')],
  ['water-bottles', 'bottles', ['volume', 'weight', 'material'], loc('Water bottles', 'Juomapullot', 'Vattenflaskor', 'Trinkflaschen', 'Gourdes', 'Бутылки для воды')],
  ['flasks', 'bottles', ['volume', 'weight', 'hot-hours'], loc('Vacuum flasks', 'Termospullot', 'Termosar', 'Isolierflaschen', 'Bouteilles isothermes', 'Термосы')],
  ['water-filters', 'food-kitchen', ['weight', 'flow-rate', 'volume'], loc('Water filters', 'Vedensuodattimet', 'Vattenfilter', 'Wasserfilter', 'Filtres à eau', 'Фильтры для воды')],
  ['axes', 'food-kitchen', ['weight', 'length'], loc('Axes', 'Kirveet', 'Yxor', 'Äxte und Beile', 'Haches', 'Топоры')],
  ['main-dishes', 'trail-food', ['energy', 'net-weight'], loc('Main dishes', 'Pääruoat', 'Huvudrätter', 'Hauptgerichte', 'Plats principaux', 'Вторые блюда')],
  ['breakfasts', 'trail-food', ['energy', 'net-weight'], loc('Breakfasts and hot drinks', 'Aamiaiset ja kuumat juomat', 'Frukost och varma drycker', 'Frühstück und heiße Getränke', 'Petits-déjeuners et boissons chaudes', 'Завтраки и горячие напитки')],
  ['snacks', 'trail-food', ['energy', 'net-weight'], loc('Bars and snacks', 'Patukat ja välipalat', 'Bars och mellanmål', 'Riegel und Snacks', 'Barres et en-cas', 'Батончики и перекусы')],
]
