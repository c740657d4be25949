/** What the garments are made of, as the label sewn into them says it. */
import { loc } from '../types'

export const POLYAMIDE = loc('100 % recycled polyamide', '100 % kierrätettyä polyamidia', '100 % återvunnen polyamid', '100 % recyceltes Polyamid', '100 % polyamide recyclé', '100 % переработанный полиамид')
export const POLYESTER = loc('100 % recycled polyester', '100 % kierrätettyä polyesteriä', '100 % återvunnen polyester', '100 % recycelter Polyester', '100 % polyester recyclé', '100 % переработанный полиэстер')
export const PU_POLYESTER = loc(
  '100 % recycled polyester with a polyurethane coating', '100 % kierrätettyä polyesteriä, polyuretaanipinnoite', '100 % återvunnen polyester med polyuretanbeläggning',
  '100 % recycelter Polyester mit Polyurethanbeschichtung', '100 % polyester recyclé, enduction polyuréthane', '100 % переработанный полиэстер с полиуретановым покрытием',
)
export const STRETCH = loc('86 % recycled polyamide, 14 % elastane', '86 % kierrätettyä polyamidia, 14 % elastaania', '86 % återvunnen polyamid, 14 % elastan', '86 % recyceltes Polyamid, 14 % Elasthan', '86 % polyamide recyclé, 14 % élasthanne', '86 % переработанный полиамид, 14 % эластан')
export const JERSEY = loc('80 % recycled polyester, 20 % elastane', '80 % kierrätettyä polyesteriä, 20 % elastaania', '80 % återvunnen polyester, 20 % elastan', '80 % recycelter Polyester, 20 % Elasthan', '80 % polyester recyclé, 20 % élasthanne', '80 % переработанный полиэстер, 20 % эластан')
export const BLEND = loc('65 % recycled polyester, 35 % organic cotton', '65 % kierrätettyä polyesteriä, 35 % luomupuuvillaa', '65 % återvunnen polyester, 35 % ekologisk bomull', '65 % recycelter Polyester, 35 % Bio-Baumwolle', '65 % polyester recyclé, 35 % coton bio', '65 % переработанный полиэстер, 35 % органический хлопок')
export const COTTON = loc('100 % organic cotton', '100 % luomupuuvillaa', '100 % ekologisk bomull', '100 % Bio-Baumwolle', '100 % coton bio', '100 % органический хлопок')
export const MERINO = loc('100 % merino wool', '100 % merinovillaa', '100 % merinoull', '100 % Merinowolle', '100 % laine mérinos', '100 % мериносовая шерсть')
export const MERINO_SOCK = loc('60 % merino wool, 37 % polyamide, 3 % elastane', '60 % merinovillaa, 37 % polyamidia, 3 % elastaania', '60 % merinoull, 37 % polyamid, 3 % elastan', '60 % Merinowolle, 37 % Polyamid, 3 % Elasthan', '60 % laine mérinos, 37 % polyamide, 3 % élasthanne', '60 % мериносовая шерсть, 37 % полиамид, 3 % эластан')
export const WOOL_NET = loc('80 % merino wool, 20 % polyamide', '80 % merinovillaa, 20 % polyamidia', '80 % merinoull, 20 % polyamid', '80 % Merinowolle, 20 % Polyamid', '80 % laine mérinos, 20 % polyamide', '80 % мериносовая шерсть, 20 % полиамид')
export const WOOL = loc('100 % Norwegian wool', '100 % norjalaista villaa', '100 % norsk ull', '100 % norwegische Schurwolle', '100 % laine de Norvège', '100 % норвежская шерсть')
export const WOOL_BLEND = loc('70 % recycled wool, 30 % recycled polyamide', '70 % kierrätettyä villaa, 30 % kierrätettyä polyamidia', '70 % återvunnen ull, 30 % återvunnen polyamid', '70 % recycelte Wolle, 30 % recyceltes Polyamid', '70 % laine recyclée, 30 % polyamide recyclé', '70 % переработанная шерсть, 30 % переработанный полиамид')
export const DOWN = loc(
  'Shell and lining 100 % recycled polyamide; filling 90 % duck down, 10 % feather',
  'Päällinen ja vuori 100 % kierrätettyä polyamidia; täyte 90 % ankanuntuvaa, 10 % höyhentä',
  'Yttertyg och foder 100 % återvunnen polyamid; fyllning 90 % ankdun, 10 % fjäder',
  'Obermaterial und Futter 100 % recyceltes Polyamid; Füllung 90 % Entendaune, 10 % Feder',
  'Tissu et doublure 100 % polyamide recyclé ; garnissage 90 % duvet de canard, 10 % plumette',
  'Верх и подкладка 100 % переработанный полиамид; наполнитель 90 % утиный пух, 10 % перо',
)
export const PADDED = loc(
  'Shell 100 % recycled polyamide; lining and filling 100 % recycled polyester',
  'Päällinen 100 % kierrätettyä polyamidia; vuori ja täyte 100 % kierrätettyä polyesteriä',
  'Yttertyg 100 % återvunnen polyamid; foder och vaddering 100 % återvunnen polyester',
  'Obermaterial 100 % recyceltes Polyamid; Futter und Füllung 100 % recycelter Polyester',
  'Tissu 100 % polyamide recyclé ; doublure et garnissage 100 % polyester recyclé',
  'Верх 100 % переработанный полиамид; подкладка и утеплитель 100 % переработанный полиэстер',
)
export const PADDED_POLYESTER = loc(
  'Shell, lining and filling 100 % recycled polyester', 'Päällinen, vuori ja täyte 100 % kierrätettyä polyesteriä', 'Yttertyg, foder och vaddering 100 % återvunnen polyester',
  'Obermaterial, Futter und Füllung 100 % recycelter Polyester', 'Tissu, doublure et garnissage 100 % polyester recyclé', 'Верх, подкладка и утеплитель 100 % переработанный полиэстер',
)
/** Textiles with leather in them say so (Regulation (EU) No 1007/2011, article 12). */
export const LEATHER_MITTEN = loc(
  'Shell reindeer leather; liner 100 % wool. Contains non-textile parts of animal origin', 'Päällinen poronnahkaa; sisärukkanen 100 % villaa. Sisältää eläinperäisiä muita kuin tekstiiliosia',
  'Yttre renskinn; innervante 100 % ull. Innehåller icke-textila delar av animaliskt ursprung', 'Außen Rentierleder; Innenfäustling 100 % Schurwolle. Enthält nichttextile Teile tierischen Ursprungs',
  'Extérieur cuir de renne ; moufle intérieure 100 % laine. Contient des parties non textiles d’origine animale', 'Верх: оленья кожа; вкладыш: 100 % шерсть. Содержит нетекстильные части животного происхождения',
)
export const GOATSKIN = loc('Goatskin, unlined', 'Vuohennahkaa, vuoriton', 'Getskinn, ofodrad', 'Ziegenleder, ungefüttert', 'Cuir de chèvre, sans doublure', 'Козья кожа, без подкладки')
