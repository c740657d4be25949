/**
 * The statutory texts of withdrawal: the words of the function (Directive 2011/83/EU Art. 11a), the model instructions (Annex I A, with the
 * alternatives for goods that are delivered in parts, that the consumer sends back at own cost, and that were ordered online) and the model
 * form (Annex I B), in the wording of the official texts. Not in `locales`, so that nobody edits them like marketing text. `{trader}` is
 * name and addresses of the shop, `{url}` the address of the function. Russian has no official text and follows the English one.
 */
import type { Language } from '../languages'

export interface WithdrawalTexts {
  /** The label of the function, and that of its second step. */
  readonly open: string
  readonly confirm: string
  readonly source: string
  readonly instruction: WithdrawalSection
  readonly effects: WithdrawalSection
  readonly form: WithdrawalSection
}

export interface WithdrawalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

const EN: WithdrawalTexts = {
  open: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  source: 'Directive 2011/83/EU Art. 11a(1) and (3), Annex I',
  instruction: {
    title: 'Right of withdrawal',
    paragraphs: [
      'You have the right to withdraw from this contract within 14 days without giving any reason.',
      'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
      'To exercise the right of withdrawal, you must inform us ({trader}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory. You may also exercise your right of withdrawal online at {url}. If you use this online function, we will send you an acknowledgement of receipt of the notice of withdrawal on a durable medium (for example by e-mail), including its content and the date and time of its submission, without undue delay.',
      'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    ],
  },
  effects: {
    title: 'Effects of withdrawal',
    paragraphs: [
      'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
      'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
      'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
    ],
  },
  form: {
    title: 'Model withdrawal form',
    paragraphs: [
      '(complete and return this form only if you wish to withdraw from the contract)',
      '— To {trader}:',
      '— I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
      '— Ordered on (*)/received on (*),',
      '— Name of consumer(s),',
      '— Address of consumer(s),',
      '— Signature of consumer(s) (only if this form is notified on paper),',
      '— Date',
      '(*) Delete as appropriate.',
    ],
  },
}

/** English in the United Kingdom, where a contract is cancelled. */
const EN_GB: WithdrawalTexts = {
  open: 'Cancel contract here',
  confirm: 'Confirm cancellation',
  source: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, Schedule 3',
  instruction: {
    title: 'Right to cancel',
    paragraphs: [
      'You have the right to cancel this contract within 14 days without giving any reason.',
      'The cancellation period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
      'To exercise the right to cancel, you must inform us ({trader}) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form, but it is not obligatory. You can also electronically fill in and submit the model cancellation form or any other clear statement on our website {url}. If you use this option, we will communicate to you an acknowledgement of receipt of such a cancellation on a durable medium (e.g. by e-mail) without delay.',
      'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
    ],
  },
  effects: {
    title: 'Effects of cancellation',
    paragraphs: [
      'If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us).',
      'We may make a deduction from the reimbursement for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
      'We will make the reimbursement without undue delay, and not later than 14 days after the day we receive back from you any goods supplied, or (if earlier) 14 days after the day you provide evidence that you have returned the goods, or if there were no goods supplied, 14 days after the day on which we are informed about your decision to cancel this contract.',
      'We will make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
      'You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your cancellation from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.',
      'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
    ],
  },
  form: {
    title: 'Model cancellation form',
    paragraphs: [
      '— To {trader}:',
      '— I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]/for the supply of the following service [*],',
      '— Ordered on [*]/received on [*],',
      '— Name of consumer(s),',
      '— Address of consumer(s),',
      '— Signature of consumer(s) (only if this form is notified on paper),',
      '— Date',
      '[*] Delete as appropriate.',
    ],
  },
}

const FI: WithdrawalTexts = {
  open: 'Peruuta sopimus tästä',
  confirm: 'Vahvista peruuttaminen',
  source: 'Kuluttajansuojalaki 38/1978, 6 luku; oikeusministeriön asetus 110/2014; direktiivi 2011/83/EU, 11 a artikla',
  instruction: {
    title: 'Peruuttamisoikeus',
    paragraphs: [
      'Teillä on oikeus peruuttaa tämä sopimus 14 päivän kuluessa syytä ilmoittamatta.',
      'Peruuttamisen määräaika päättyy 14 päivän kuluttua päivästä, jona Te tai muu Teidän osoittamanne kolmas osapuoli kuin rahdinkuljettaja on saanut viimeisen tavaran fyysisesti haltuunsa.',
      'Peruuttamisoikeuden käyttämiseksi Teidän on ilmoitettava meille ({trader}) päätöksestänne peruuttaa sopimus yksiselitteisellä tavalla (esimerkiksi kirjeellä postitse tai sähköpostilla). Voitte käyttää liitteenä olevaa peruuttamislomaketta, mutta sen käyttö ei ole pakollista. Voitte käyttää peruuttamisoikeuttanne myös verkossa osoitteessa {url}. Jos käytätte tätä verkkotoimintoa, lähetämme Teille viipymättä pysyvällä välineellä (esimerkiksi sähköpostilla) peruuttamisilmoituksen vastaanottoilmoituksen, jossa mainitaan ilmoituksen sisältö sekä sen lähettämispäivä ja -aika.',
      'Peruuttamisen määräajan noudattamiseksi riittää, että lähetätte ilmoituksenne peruuttamisoikeuden käyttämisestä ennen peruuttamisajan päättymistä.',
    ],
  },
  effects: {
    title: 'Peruuttamisen vaikutukset',
    paragraphs: [
      'Jos peruutatte tämän sopimuksen, palautamme Teille kaikki Teiltä saamamme suoritukset, mukaan lukien toimituskustannukset (paitsi lisäkustannuksia, jotka johtuvat siitä, että olette valinnut jonkin muun kuin tarjoamamme edullisimman vakiotoimitustavan), viivytyksettä ja joka tapauksessa viimeistään 14 päivän kuluttua peruuttamisilmoituksen saamisesta. Suoritamme palautuksen sillä maksutavalla, jota olette käyttänyt alkuperäisessä liiketoimessa, ellette ole nimenomaisesti suostunut muuhun, ja joka tapauksessa siten, että Teille ei aiheudu suoritusten palauttamisesta kustannuksia. Voimme pidättyä maksujen palautuksesta, kunnes olemme saaneet tavaran takaisin tai kunnes olette osoittanut lähettäneenne tavaran takaisin, sen mukaan, kumpi tapahtuu aiemmin.',
      'Teidän on lähetettävä tavarat takaisin tai luovutettava ne meille viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksen tekemisestä. Määräaikaa on noudatettu, jos lähetätte tavarat takaisin ennen kuin kyseinen 14 päivän määräaika on päättynyt. Teidän on vastattava tavaroiden palauttamisesta johtuvista välittömistä kustannuksista.',
      'Olette vastuussa vain sellaisesta tavaroiden arvon alentumisesta, joka on seurausta muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarvittavasta käsittelystä.',
    ],
  },
  form: {
    title: 'Peruuttamislomakkeen malli',
    paragraphs: [
      '(täyttäkää ja palauttakaa tämä lomake vain, jos haluatte peruuttaa sopimuksen)',
      '— Vastaanottaja: {trader}',
      '— Ilmoitan/Ilmoitamme (*), että haluan/haluamme (*) peruuttaa tekemäni/tekemämme (*) sopimuksen, joka koskee seuraavien tavaroiden (*) toimittamista / seuraavan palvelun (*) suorittamista:',
      '— Tilauspäivä (*)/Vastaanottopäivä (*)',
      '— Kuluttajan nimi / Kuluttajien nimet',
      '— Kuluttajan osoite / Kuluttajien osoitteet',
      '— Kuluttajan allekirjoitus / Kuluttajien allekirjoitukset (vain jos tämä lomake täytetään paperimuodossa)',
      '— Päiväys',
      '(*) Tarpeeton yliviivataan.',
    ],
  },
}

const SV: WithdrawalTexts = {
  open: 'Ångra avtalet här',
  confirm: 'Bekräfta frånträde',
  source:
    'Lag (2005:59) om distansavtal, 2 kap. 10 a §; konsumentskyddslag 38/1978, 6 kap.; direktiv 2011/83/EU, artikel 11a',
  instruction: {
    title: 'Ångerrätt',
    paragraphs: [
      'Du har rätt att frånträda detta avtal utan att ange något skäl inom 14 dagar.',
      'Ångerfristen löper ut 14 dagar efter den dag då du eller någon tredje part, dock ej transportföretaget, som du anger, tar den sista varan i fysisk besittning.',
      'Vill du utöva ångerrätten ska du till oss ({trader}) skicka ett klart och tydligt meddelande om ditt beslut att frånträda avtalet (t.ex. brev per post eller e-post). Du kan använda bifogad standardblankett för utövande av ångerrätten, men det är inte obligatoriskt. Du kan också utöva din ångerrätt online på {url}. Om du använder denna onlinefunktion skickar vi utan dröjsmål en bekräftelse på att meddelandet om utövande av ångerrätten har mottagits till dig på ett varaktigt medium (till exempel via e-post), med uppgift om meddelandets innehåll och datum och klockslag då det lämnades in.',
      'För att du ska hinna utöva din ångerrätt i tid räcker det med att du sänder in ditt meddelande om att du kommer att utöva ångerrätten innan ångerfristen löpt ut.',
    ],
  },
  effects: {
    title: 'Verkan av utövad ångerrätt',
    paragraphs: [
      'Om du frånträder detta avtal kommer vi att betala tillbaka alla betalningar vi fått från dig, inklusive leveranskostnaderna (dock exklusive extra leveranskostnader till följd av att du valt något annat leveranssätt än den billigaste standardleverans som vi erbjuder). Återbetalningen kommer att ske utan onödigt dröjsmål och i vart fall senast 14 dagar från och med den dag då vi underrättades om ditt beslut att frånträda avtalet. Vi kommer att använda samma betalningsmedel för återbetalningen som du själv har använt för den inledande affärshändelsen, om du inte uttryckligen överenskommit annat med oss; i vilket fall som helst kommer återbetalningen inte att kosta dig något. Vi får vänta med återbetalningen till dess vi har fått tillbaka varan eller du har inkommit med bevis för att du har sänt tillbaka varan, beroende på vilket som inträffar först.',
      'Du ska återsända eller överlämna varorna till oss utan onödigt dröjsmål och i vart fall senast 14 dagar efter den dag då du underrättade oss om ditt beslut att frånträda avtalet. Tidsfristen ska anses iakttagen om du återsänder varorna innan perioden på 14 dagar har löpt ut. Du ska stå för de direkta kostnaderna för att återsända varorna.',
      'Du ansvarar endast för varornas minskade värde till följd av annan hantering än vad som är nödvändigt för att fastställa varornas art, egenskaper och funktion.',
    ],
  },
  form: {
    title: 'Standardblankett för utövande av ångerrätten',
    paragraphs: [
      '(fyll i och återsänd denna blankett endast om du vill frånträda avtalet)',
      '— Till {trader}:',
      '— Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tjänster (*)',
      '— Beställdes den (*)/mottogs den (*)',
      '— Konsumentens/konsumenternas namn',
      '— Konsumentens/konsumenternas adress',
      '— Konsumentens/konsumenternas namnteckning (endast om blanketten meddelas i pappersform)',
      '— Datum',
      '(*) Stryk det som inte är tillämpligt.',
    ],
  },
}

const DE: WithdrawalTexts = {
  open: 'Vertrag widerrufen',
  confirm: 'Widerruf bestätigen',
  source: 'BGB § 356a; EGBGB Art. 246a § 1 Abs. 2, Anlagen 1 und 2; FAGG Anhang I; Richtlinie 2011/83/EU Art. 11a',
  instruction: {
    title: 'Widerrufsrecht',
    paragraphs: [
      'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
      'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({trader}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter {url} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung der Widerrufserklärung, die auch Informationen über deren Inhalt sowie das Datum und die Uhrzeit ihrer Übermittlung enthält.',
      'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    ],
  },
  effects: {
    title: 'Folgen des Widerrufs',
    paragraphs: [
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
      'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
      'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
    ],
  },
  form: {
    title: 'Muster-Widerrufsformular',
    paragraphs: [
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
      '— An {trader}:',
      '— Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
      '— Bestellt am (*)/erhalten am (*)',
      '— Name des/der Verbraucher(s)',
      '— Anschrift des/der Verbraucher(s)',
      '— Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
      '— Datum',
      '(*) Unzutreffendes streichen.',
    ],
  },
}

const FR: WithdrawalTexts = {
  open: 'Renoncer au contrat ici',
  confirm: 'Confirmer la rétractation',
  source:
    'Code de la consommation, art. L. 221-21, D. 221-5, annexes aux art. R. 221-1 et R. 221-3 ; directive 2011/83/UE, art. 11 bis',
  instruction: {
    title: 'Droit de rétractation',
    paragraphs: [
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
      'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
      'Pour exercer le droit de rétractation, vous devez nous notifier ({trader}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire. Vous pouvez également exercer votre droit de rétractation en ligne sur {url}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
      'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    ],
  },
  effects: {
    title: 'Effets de la rétractation',
    paragraphs: [
      'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
      'Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours. Vous devrez prendre en charge les frais directs de renvoi du bien.',
      'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
    ],
  },
  form: {
    title: 'Modèle de formulaire de rétractation',
    paragraphs: [
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      '— À l’attention de {trader} :',
      '— Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
      '— Commandé le (*)/reçu le (*) :',
      '— Nom du (des) consommateur(s) :',
      '— Adresse du (des) consommateur(s) :',
      '— Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
      '— Date :',
      '(*) Rayez la mention inutile.',
    ],
  },
}

const RU: WithdrawalTexts = {
  open: 'Отказаться от договора',
  confirm: 'Подтвердить отказ от договора',
  source: 'Directive 2011/83/EU Art. 11a(1) and (3), Annex I, in the language of the page',
  instruction: {
    title: 'Право на отказ от договора',
    paragraphs: [
      'Вы вправе отказаться от этого договора в течение 14 дней без объяснения причин.',
      'Срок для отказа истекает через 14 дней со дня, когда вы или указанное вами третье лицо, не являющееся перевозчиком, получили последний товар.',
      'Чтобы воспользоваться правом на отказ, вы должны сообщить нам ({trader}) о своём решении отказаться от договора в недвусмысленном заявлении (например, письмом по почте или по электронной почте). Вы можете использовать прилагаемый образец заявления, но это не обязательно. Вы также можете отказаться от договора онлайн по адресу {url}. В этом случае мы без промедления направим вам на долговечном носителе (например, по электронной почте) подтверждение получения заявления с указанием его содержания, даты и времени подачи.',
      'Для соблюдения срока достаточно отправить сообщение об отказе до истечения этого срока.',
    ],
  },
  effects: {
    title: 'Последствия отказа от договора',
    paragraphs: [
      'Если вы откажетесь от этого договора, мы вернём вам все полученные от вас платежи, включая стоимость доставки (кроме дополнительных расходов, возникших из-за того, что вы выбрали не самый дешёвый из предлагаемых нами способов стандартной доставки), без промедления и не позднее чем через 14 дней со дня, когда мы узнали о вашем отказе. Для возврата мы используем то же средство платежа, которым вы платили, если вы прямо не согласились на другое; в любом случае возврат денег для вас бесплатен. Мы вправе задержать возврат денег до получения товара или до получения от вас доказательства его отправки – в зависимости от того, что произойдёт раньше.',
      'Вы должны отправить или передать нам товары без промедления и не позднее чем через 14 дней со дня, когда вы сообщили нам об отказе от договора. Срок соблюдён, если вы отправите товары до истечения 14 дней. Прямые расходы на возврат товаров несёте вы.',
      'Вы отвечаете только за такое снижение стоимости товаров, которое вызвано обращением с ними сверх необходимого для проверки их характера, свойств и работы.',
    ],
  },
  form: {
    title: 'Образец заявления об отказе от договора',
    paragraphs: [
      '(заполните и отправьте это заявление, только если хотите отказаться от договора)',
      '— Кому: {trader}',
      '— Настоящим я/мы (*) сообщаю/сообщаем (*) об отказе от моего/нашего (*) договора купли-продажи следующих товаров (*)/оказания следующей услуги (*):',
      '— Заказано (*)/получено (*)',
      '— Имя потребителя (потребителей)',
      '— Адрес потребителя (потребителей)',
      '— Подпись потребителя (потребителей) (только для заявления на бумаге)',
      '— Дата',
      '(*) Ненужное зачеркнуть.',
    ],
  },
}

const TEXTS: Readonly<Record<Language, WithdrawalTexts>> = { en: EN, fi: FI, sv: SV, de: DE, fr: FR, ru: RU }

/**
 * The texts for a contract that is delivered to a country, in the language of the page: the law of the country decides, and where its
 * official language is that of the page it decides the words, too.
 */
export function withdrawalTexts(language: Language, country: string): WithdrawalTexts {
  return language === 'en' && country === 'gb' ? EN_GB : TEXTS[language]
}

/** A section's paragraphs with the shop's data. */
export function filledIn(
  { paragraphs }: WithdrawalSection,
  shop: { readonly trader: string; readonly url: string },
): string[] {
  return paragraphs.map((text) => text.replaceAll('{trader}', shop.trader).replaceAll('{url}', shop.url))
}
