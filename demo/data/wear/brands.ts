/** Brands that the goods of this folder bring along. */
import { loc, type DemoBrand } from '../types'

const p = (text: string) => `<p>${text}</p>`

export const WEAR_BRANDS: readonly DemoBrand[] = [
  {
    id: 13, slug: 'pikkunaava', name: 'Pikkunaava', maker: { name: 'Pikkunaava Oy', address: 'Kuusitie 8, 88600 Sotkamo, Finland', email: 'hei@pikkunaava.example.com' },
    descriptions: loc(
      p('Outdoor clothes for people under 152 centimetres. Pikkunaava tests in three day-care yards in Kainuu, puts the reinforcement where knees actually meet gravel, and prints six lines for names on the label, because a good overall has six owners.'),
      p('Ulkovaatteita alle 152-senttisille. Pikkunaava testaa kolmen kainuulaisen päiväkodin pihalla, vahvistaa juuri ne kohdat, joissa polvi kohtaa soran, ja painaa lappuun kuusi nimiriviä, sillä hyvällä haalarilla on kuusi omistajaa.'),
      p('Friluftskläder för människor under 152 centimeter. Pikkunaava testar på tre förskolegårdar i Kajanaland, förstärker där knäna faktiskt möter gruset och trycker sex namnrader på etiketten, för en bra overall hinner ha sex ägare.'),
      p('Outdoorkleidung für Menschen unter 152 Zentimetern. Pikkunaava testet auf drei Kita-Höfen in Kainuu, verstärkt dort, wo Knie wirklich auf Kies treffen, und druckt sechs Namenszeilen ins Etikett, denn ein guter Overall hat sechs Besitzer.'),
      p('Des vêtements de plein air pour les moins de 152 centimètres. Pikkunaava les éprouve dans trois cours de crèche du Kainuu, renforce là où le genou rencontre le gravier et imprime six lignes pour les prénoms : une bonne combinaison a six propriétaires.'),
      p('Одежда для улицы тем, кто ниже 152 сантиметров. Pikkunaava проверяет её во дворах трёх детских садов в Кайнуу, укрепляет там, где колено встречается с гравием, и печатает на ярлыке шесть строк для имени: у хорошего комбинезона шесть хозяев.'),
    ),
  },
  {
    id: 14, slug: 'rannby', name: 'Rännby', maker: { name: 'Rännby Sport AB', address: 'Elljusspåret 2, 792 30 Mora, Sweden', email: 'produkt@rannby.example.com' },
    descriptions: loc(
      p('Clothes for people who get warm on purpose. Rännby cuts for the double pole and the long stride, sews beside a floodlit track in Mora, and drops a garment from the range if the evening group stops borrowing it.'),
      p('Vaatteita niille, jotka hankkivat lämpönsä itse. Rännby leikkaa tasatyöntöön ja pitkään askeleeseen, ompelee valaistun ladun varressa Morassa ja poistaa tuotteen, jos iltaryhmä ei enää lainaa sitä.'),
      p('Kläder för den som blir varm med flit. Rännby skär för stakning och långa steg, syr intill ett elljusspår i Mora och plockar bort ett plagg om kvällsgruppen slutar låna det.'),
      p('Kleidung für Leute, die mit Absicht warm werden. Rännby schneidet für Doppelstock und langen Schritt, näht neben einer Flutlichtloipe in Mora und nimmt ein Teil aus dem Programm, wenn die Abendgruppe es nicht mehr ausleiht.'),
      p('Des vêtements pour ceux qui se réchauffent exprès. Rännby coupe pour la poussée simultanée et la grande foulée, coud au bord d’une piste éclairée à Mora et retire une pièce dès que le groupe du soir cesse de l’emprunter.'),
      p('Одежда для тех, кто греется движением. Rännby кроит под одновременный ход и длинный шаг, шьёт рядом с освещённой лыжнёй в Муре и снимает вещь с производства, если вечерняя группа перестаёт её одалживать.'),
    ),
  },
  {
    id: 15, slug: 'kvarnholt', name: 'Kvarnholt', maker: { name: 'Kvarnholt Konfektion AB', address: 'Kvarngatan 17, 506 30 Borås, Sweden', email: 'service@kvarnholt.example.com' },
    descriptions: loc(
      p('Trousers and shirts from an old weaving town, made for people who carry chainsaws, saddles and small children. Kvarnholt stitches its seams three times, keeps every pattern, and sells patches cut from the same bolt as your garment.'),
      p('Housuja ja paitoja vanhasta kutojien kaupungista niille, jotka kantavat moottorisahoja, satuloita ja pieniä lapsia. Kvarnholt ompelee saumat kolmeen kertaan, säilyttää kaikki kaavat ja myy paikkoja samasta kangaspakasta kuin vaatteesi.'),
      p('Byxor och skjortor från en gammal vävarstad, gjorda för den som bär motorsågar, sadlar och små barn. Kvarnholt syr sömmarna tre gånger, sparar alla mönster och säljer lappar ur samma tygrulle som ditt plagg.'),
      p('Hosen und Hemden aus einer alten Weberstadt, für Leute, die Motorsägen, Sättel und kleine Kinder tragen. Kvarnholt näht jede Naht dreimal, hebt alle Schnitte auf und verkauft Flicken vom selben Ballen wie Ihr Kleidungsstück.'),
      p('Pantalons et chemises d’une vieille ville de tisserands, pour ceux qui portent des tronçonneuses, des selles et de petits enfants. Kvarnholt coud trois fois, garde tous ses patrons et vend des pièces coupées dans le même rouleau que votre vêtement.'),
      p('Брюки и рубашки из старого города ткачей для тех, кто носит бензопилы, сёдла и маленьких детей. Kvarnholt прошивает каждый шов трижды, хранит все лекала и продаёт заплатки из того же рулона, что и ваша вещь.'),
    ),
  },
]
