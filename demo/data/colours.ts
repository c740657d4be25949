/** Colours of the demo catalogue: names for the shopper, base colour for the filter. Paints are in demo/drawings/base/palette. */
import type { ColourSlug } from '../drawings/base/palette'
import { loc } from './types'
import type { Localized } from '@/lib/backend/domain/schema'

export const COLOURS: readonly (readonly [slug: ColourSlug, control: string, names: Localized])[] = [
  ['spruce', 'green', loc('Spruce', 'Kuusi', 'Gran', 'Fichte', 'Sapin', 'Еловый')],
  ['fjord', 'blue', loc('Fjord', 'Vuono', 'Fjord', 'Fjord', 'Fjord', 'Фьорд')],
  ['lingonberry', 'red', loc('Lingonberry', 'Puolukka', 'Lingon', 'Preiselbeere', 'Airelle', 'Брусничный')],
  ['cloudberry', 'orange', loc('Cloudberry', 'Lakka', 'Hjortron', 'Moltebeere', 'Plaquebière', 'Морошка')],
  ['ink', 'black', loc('Ink', 'Musta', 'Bläcksvart', 'Tintenschwarz', 'Encre', 'Чернильный')],
  ['granite', 'grey', loc('Granite', 'Graniitti', 'Granit', 'Granit', 'Granit', 'Гранит')],
  ['birch', 'white', loc('Birch', 'Koivu', 'Björk', 'Birke', 'Bouleau', 'Берёза')],
  ['moss', 'green', loc('Moss', 'Sammal', 'Mossa', 'Moos', 'Mousse', 'Мох')],
  ['heather', 'purple', loc('Heather', 'Kanerva', 'Ljung', 'Heidekraut', 'Bruyère', 'Вереск')],
  ['glacier', 'blue', loc('Glacier', 'Jäätikkö', 'Glaciär', 'Gletscher', 'Glacier', 'Ледник')],
  ['sand', 'beige', loc('Sand', 'Hiekka', 'Sand', 'Sand', 'Sable', 'Песочный')],
  ['bark', 'brown', loc('Bark', 'Kaarna', 'Bark', 'Rinde', 'Écorce', 'Кора')],
  ['midnight', 'blue', loc('Midnight', 'Keskiyö', 'Midnatt', 'Mitternacht', 'Minuit', 'Полночь')],
  ['snow', 'white', loc('Snow', 'Lumi', 'Snö', 'Schnee', 'Neige', 'Снежный')],
  ['rowan', 'orange', loc('Rowan', 'Pihlaja', 'Rönn', 'Vogelbeere', 'Sorbier', 'Рябина')],
  ['lupin', 'blue', loc('Lupin', 'Lupiini', 'Lupin', 'Lupine', 'Lupin', 'Люпин')],
  ['lichen', 'yellow', loc('Lichen', 'Jäkälä', 'Lav', 'Flechte', 'Lichen', 'Лишайник')],
  ['steel', 'grey', loc('Steel', 'Teräs', 'Stål', 'Stahl', 'Acier', 'Сталь')],
  ['aurora', 'green', loc('Aurora', 'Revontuli', 'Norrsken', 'Nordlicht', 'Aurore', 'Сияние')],
  ['fireweed', 'pink', loc('Fireweed', 'Maitohorsma', 'Mjölkört', 'Weidenröschen', 'Épilobe', 'Иван-чай')],
]
