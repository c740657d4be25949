/** Properties of goods: numbers become range filters, named options checkboxes. */
import { loc } from './types'
import type { Localized } from '@/lib/backend/db/schema'

export const NUMBER_PROPERTIES: readonly (readonly [slug: string, unit: string, names: Localized])[] = [
  ['weight', 'g', loc('Weight', 'Paino', 'Vikt', 'Gewicht', 'Poids', 'Вес')],
  ['volume', 'l', loc('Volume', 'Tilavuus', 'Volym', 'Volumen', 'Volume', 'Объём')],
  ['comfort-temperature', '°C', loc('Comfort temperature', 'Mukavuuslämpötila', 'Komforttemperatur', 'Komforttemperatur', 'Température de confort', 'Температура комфорта')],
  ['limit-temperature', '°C', loc('Limit temperature', 'Alarajalämpötila', 'Gränstemperatur', 'Grenztemperatur', 'Température limite', 'Нижняя температура')],
  ['water-column', 'mm', loc('Water column', 'Vesipilari', 'Vattenpelare', 'Wassersäule', 'Colonne d’eau', 'Водяной столб')],
  ['r-value', '', loc('R-value', 'R-arvo', 'R-värde', 'R-Wert', 'Valeur R', 'R-value')],
  ['fill-power', 'cuin', loc('Fill power', 'Untuvan täyttökyky', 'Fyllkraft', 'Bauschkraft', 'Pouvoir gonflant', 'Упругость пуха')],
  ['flex', '', loc('Flex', 'Flex', 'Flex', 'Flex', 'Flex', 'Жёсткость (flex)')],
  ['last-width', 'mm', loc('Last width', 'Lestin leveys', 'Lästbredd', 'Leistenbreite', 'Largeur de chaussant', 'Ширина колодки')],
  ['waist-width', 'mm', loc('Waist width', 'Keskileveys', 'Midjebredd', 'Mittelbreite', 'Largeur au patin', 'Ширина талии')],
  ['turn-radius', 'm', loc('Turn radius', 'Kääntösäde', 'Svängradie', 'Radius', 'Rayon de courbe', 'Радиус поворота')],
  ['brake-width', 'mm', loc('Brake width', 'Jarrun leveys', 'Bromsbredd', 'Bremsbreite', 'Largeur de frein', 'Ширина скистопа')],
  ['persons', '', loc('Persons', 'Henkilömäärä', 'Antal personer', 'Personen', 'Nombre de places', 'Количество мест')],
  ['length', 'cm', loc('Length', 'Pituus', 'Längd', 'Länge', 'Longueur', 'Длина')],
  ['diameter', 'mm', loc('Diameter', 'Halkaisija', 'Diameter', 'Durchmesser', 'Diamètre', 'Диаметр')],
  ['thickness', 'cm', loc('Thickness', 'Paksuus', 'Tjocklek', 'Dicke', 'Épaisseur', 'Толщина')],
  ['drop', 'mm', loc('Drop', 'Droppi', 'Dropp', 'Sprengung', 'Drop', 'Перепад')],
  ['brightness', 'lm', loc('Brightness', 'Valoteho', 'Ljusstyrka', 'Leuchtkraft', 'Puissance lumineuse', 'Яркость')],
  ['battery-life', 'h', loc('Battery life', 'Akkukesto', 'Batteritid', 'Akkulaufzeit', 'Autonomie', 'Время работы')],
  ['power', 'W', loc('Power', 'Teho', 'Effekt', 'Leistung', 'Puissance', 'Мощность')],
  ['energy', 'kcal', loc('Energy per portion', 'Energiaa annoksessa', 'Energi per portion', 'Energie pro Portion', 'Énergie par portion', 'Калорийность порции')],
  ['net-weight', 'g', loc('Net weight', 'Nettopaino', 'Nettovikt', 'Nettogewicht', 'Poids net', 'Масса нетто')],
  ['blade', 'mm', loc('Blade length', 'Terän pituus', 'Bladlängd', 'Klingenlänge', 'Longueur de lame', 'Длина клинка')],
  ['lug-depth', 'mm', loc('Lug depth', 'Nappuloiden syvyys', 'Mönsterdjup', 'Profiltiefe', 'Hauteur des crampons', 'Глубина протектора')],
]

export const OPTION_PROPERTIES: readonly (readonly [slug: string, names: Localized, options: Readonly<Record<string, Localized>>])[] = [
  ['user', loc('For', 'Käyttäjä', 'För', 'Für', 'Pour', 'Для кого'), {
    women: loc('Women', 'Naiset', 'Dam', 'Damen', 'Femme', 'Женщины'),
    men: loc('Men', 'Miehet', 'Herr', 'Herren', 'Homme', 'Мужчины'),
    unisex: loc('Unisex', 'Unisex', 'Unisex', 'Unisex', 'Mixte', 'Унисекс'),
    children: loc('Children', 'Lapset', 'Barn', 'Kinder', 'Enfant', 'Дети'),
  }],
  ['season', loc('Season', 'Kausi', 'Säsong', 'Saison', 'Saison', 'Сезон'), {
    summer: loc('Summer', 'Kesä', 'Sommar', 'Sommer', 'Été', 'Лето'),
    'three-season': loc('Three seasons', 'Kolme vuodenaikaa', 'Tre årstider', 'Drei Jahreszeiten', 'Trois saisons', 'Три сезона'),
    winter: loc('Winter', 'Talvi', 'Vinter', 'Winter', 'Hiver', 'Зима'),
    'all-year': loc('All year', 'Ympäri vuoden', 'Året runt', 'Ganzjährig', 'Toute l’année', 'Круглый год'),
  }],
  ['fit', loc('Fit', 'Istuvuus', 'Passform', 'Passform', 'Coupe', 'Посадка'), {
    slim: loc('Slim', 'Vartalonmyötäinen', 'Åtsittande', 'Eng anliegend', 'Ajustée', 'Облегающая'),
    regular: loc('Regular', 'Normaali', 'Normal', 'Normal', 'Standard', 'Обычная'),
    relaxed: loc('Relaxed', 'Väljä', 'Ledig', 'Weit', 'Ample', 'Свободная'),
  }],
  ['material', loc('Material', 'Materiaali', 'Material', 'Material', 'Matière', 'Материал'), {
    'recycled-polyamide': loc('Recycled polyamide', 'Kierrätetty polyamidi', 'Återvunnen polyamid', 'Recyceltes Polyamid', 'Polyamide recyclé', 'Переработанный полиамид'),
    'recycled-polyester': loc('Recycled polyester', 'Kierrätetty polyesteri', 'Återvunnen polyester', 'Recycelter Polyester', 'Polyester recyclé', 'Переработанный полиэстер'),
    merino: loc('Merino wool', 'Merinovilla', 'Merinoull', 'Merinowolle', 'Laine mérinos', 'Мериносовая шерсть'),
    wool: loc('Wool', 'Villa', 'Ull', 'Wolle', 'Laine', 'Шерсть'),
    'cotton-blend': loc('Cotton blend', 'Puuvillasekoite', 'Bomullsblandning', 'Baumwollmischung', 'Coton mélangé', 'Смесовый хлопок'),
    down: loc('Down', 'Untuva', 'Dun', 'Daune', 'Duvet', 'Пух'),
    leather: loc('Leather', 'Nahka', 'Läder', 'Leder', 'Cuir', 'Кожа'),
    rubber: loc('Natural rubber', 'Luonnonkumi', 'Naturgummi', 'Naturkautschuk', 'Caoutchouc naturel', 'Натуральный каучук'),
    aluminium: loc('Aluminium', 'Alumiini', 'Aluminium', 'Aluminium', 'Aluminium', 'Алюминий'),
    steel: loc('Stainless steel', 'Ruostumaton teräs', 'Rostfritt stål', 'Edelstahl', 'Acier inoxydable', 'Нержавеющая сталь'),
    carbon: loc('Carbon', 'Hiilikuitu', 'Kolfiber', 'Carbon', 'Carbone', 'Карбон'),
    wood: loc('Wood core', 'Puuydin', 'Träkärna', 'Holzkern', 'Noyau bois', 'Деревянный сердечник'),
    polyethylene: loc('Polyethylene', 'Polyeteeni', 'Polyeten', 'Polyethylen', 'Polyéthylène', 'Полиэтилен'),
  }],
  ['sole-norm', loc('Sole norm', 'Pohjanormi', 'Sulnorm', 'Sohlennorm', 'Norme de semelle', 'Норма подошвы'), {
    gripwalk: loc('GripWalk (ISO 23223)', 'GripWalk (ISO 23223)', 'GripWalk (ISO 23223)', 'GripWalk (ISO 23223)', 'GripWalk (ISO 23223)', 'GripWalk (ISO 23223)'),
  }],
]

export const RIBBONS: readonly (readonly [slug: string, value: string, names: Localized, link: string | null])[] = [
  ['new', '#1F4D3A;#FFFFFF', loc('New', 'Uutuus', 'Nyhet', 'Neu', 'Nouveau', 'Новинка'), null],
  ['pfas-free', '#E4EBDD;#1B1F1D', loc('PFAS free', 'PFAS-vapaa', 'PFAS-fri', 'PFAS-frei', 'Sans PFAS', 'Без PFAS'), null],
  ['repairable', '#F1EDE5;#1B1F1D', loc('Repairable', 'Korjattava', 'Reparerbar', 'Reparierbar', 'Réparable', 'Ремонтопригодно'), null],
  ['second-hand', '#56651C;#FFFFFF', loc('Second-hand', 'Käytetty', 'Begagnad', 'Gebraucht', 'Seconde main', 'Б/у'), null],
  ['outlet', '#805300;#FFFFFF', loc('Outlet', 'Outlet', 'Outlet', 'Outlet', 'Outlet', 'Аутлет'), null],
  ['made-in-finland', '#1D4E77;#FFFFFF', loc('Made in Finland', 'Tehty Suomessa', 'Tillverkad i Finland', 'In Finnland gefertigt', 'Fabriqué en Finlande', 'Сделано в Финляндии'), null],
]
