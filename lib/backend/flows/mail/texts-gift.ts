/** The words of the mail that carries the code of a gift campaign, in six languages. */
import type { GiftEmailTemplate } from '@/lib/contract/schemas/gift-management'
import type { Language } from '@/lib/market/languages'

interface GiftMailTexts {
  readonly subjects: Readonly<Record<GiftEmailTemplate, (campaign: string) => string>>
  readonly intros: Readonly<Record<GiftEmailTemplate, string>>
  readonly how: string
  readonly code: string
  readonly choose: string
  readonly until: (date: string) => string
}

export const GIFT_MAIL_TEXTS: Readonly<Record<Language, GiftMailTexts>> = {
  en: {
    subjects: {
      gift: (name) => `A gift for you: ${name}`,
      thanks: (name) => `Thank you! ${name}`,
      season: (name) => `Season’s greetings: ${name}`,
    },
    intros: {
      gift: 'You have been given a gift, and you choose it yourself.',
      thanks: 'Thank you for your work. Here is a gift for you, and you choose it yourself.',
      season: 'Warm season’s greetings, and a gift that you choose yourself.',
    },
    how: 'Choose one of the gifts and enter this code on its page. The code can be used once.',
    code: 'Your code',
    choose: 'Choose your gift',
    until: (date) => `The code is valid until ${date}.`,
  },
  fi: {
    subjects: {
      gift: (name) => `Lahja sinulle: ${name}`,
      thanks: (name) => `Kiitos sinulle! ${name}`,
      season: (name) => `Juhlakauden tervehdys: ${name}`,
    },
    intros: {
      gift: 'Olet saanut lahjan, jonka saat valita itse.',
      thanks: 'Kiitos työstäsi! Tässä on lahja, jonka saat valita itse.',
      season: 'Lämmin juhlakauden tervehdys ja lahja, jonka saat valita itse.',
    },
    how: 'Valitse yksi lahjoista ja syötä tämä koodi sen sivulla. Koodin voi käyttää kerran.',
    code: 'Koodisi',
    choose: 'Valitse lahjasi',
    until: (date) => `Koodi on voimassa ${date} asti.`,
  },
  sv: {
    subjects: {
      gift: (name) => `En gåva till dig: ${name}`,
      thanks: (name) => `Tack! ${name}`,
      season: (name) => `En hälsning inför helgerna: ${name}`,
    },
    intros: {
      gift: 'Du har fått en gåva som du väljer själv.',
      thanks: 'Tack för ditt arbete! Här är en gåva som du väljer själv.',
      season: 'En varm hälsning inför helgerna och en gåva som du väljer själv.',
    },
    how: 'Välj en av gåvorna och ange den här koden på dess sida. Koden kan användas en gång.',
    code: 'Din kod',
    choose: 'Välj din gåva',
    until: (date) => `Koden gäller till och med ${date}.`,
  },
  de: {
    subjects: {
      gift: (name) => `Ein Geschenk für Sie: ${name}`,
      thanks: (name) => `Vielen Dank! ${name}`,
      season: (name) => `Grüße zu den Feiertagen: ${name}`,
    },
    intros: {
      gift: 'Sie haben ein Geschenk erhalten, das Sie sich selbst aussuchen.',
      thanks: 'Vielen Dank für Ihre Arbeit. Hier ist ein Geschenk, das Sie sich selbst aussuchen.',
      season: 'Herzliche Grüße zu den Feiertagen und ein Geschenk, das Sie sich selbst aussuchen.',
    },
    how: 'Wählen Sie eines der Geschenke und geben Sie diesen Code auf seiner Seite ein. Der Code gilt einmal.',
    code: 'Ihr Code',
    choose: 'Geschenk aussuchen',
    until: (date) => `Der Code gilt bis ${date}.`,
  },
  fr: {
    subjects: {
      gift: (name) => `Un cadeau pour vous : ${name}`,
      thanks: (name) => `Merci ! ${name}`,
      season: (name) => `Meilleurs vœux : ${name}`,
    },
    intros: {
      gift: 'Vous avez reçu un cadeau, et c’est vous qui le choisissez.',
      thanks: 'Merci pour votre travail. Voici un cadeau, et c’est vous qui le choisissez.',
      season: 'Nos meilleurs vœux, et un cadeau que vous choisissez vous-même.',
    },
    how: 'Choisissez l’un des cadeaux et saisissez ce code sur sa page. Le code ne sert qu’une fois.',
    code: 'Votre code',
    choose: 'Choisir mon cadeau',
    until: (date) => `Le code est valable jusqu’au ${date}.`,
  },
  ru: {
    subjects: {
      gift: (name) => `Подарок для вас: ${name}`,
      thanks: (name) => `Спасибо! ${name}`,
      season: (name) => `С наступающими праздниками: ${name}`,
    },
    intros: {
      gift: 'Для вас приготовили подарок, и вы выбираете его сами.',
      thanks: 'Спасибо за вашу работу! Вот подарок, который вы выбираете сами.',
      season: 'Поздравляем с наступающими праздниками! Вот подарок, который вы выбираете сами.',
    },
    how: 'Выберите один из подарков и введите этот код на его странице. Код действует один раз.',
    code: 'Ваш код',
    choose: 'Выбрать подарок',
    until: (date) => `Код действителен до ${date}.`,
  },
}
