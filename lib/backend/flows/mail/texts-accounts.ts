/** The words of the mails about an account, in six languages. */
import type { AccountPurpose } from '@/lib/backend/domain/schema'
import type { Language } from '@/lib/market/languages'

interface LinkTexts {
  readonly subject: (shop: string) => string
  readonly text: (shop: string) => string
  readonly label: string
  /** How long it is good for, and what to do about a message that nobody asked for. */
  readonly note: string
}

export interface AccountMailTexts extends Readonly<Record<AccountPurpose, LinkTexts>> {
  /** A greeting where no name is known. */
  readonly hello: string
  /** To whoever asked for an account and has one. */
  readonly existsSubject: (shop: string) => string
  readonly exists: (shop: string) => string
  readonly existsNote: string
  readonly login: string
  readonly changedSubject: (shop: string) => string
  readonly changed: string
  readonly deletedSubject: (shop: string) => string
  readonly deleted: string
  readonly stopReminders: string
}

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, AccountMailTexts>> = {
  en: {
    hello: 'Hello,',
    activate: {
      subject: (shop) => `Activate your account at ${shop}`,
      text: (shop) => `An account at ${shop} has been opened for you. Choose a password, and it is ready to use.`,
      label: 'Activate the account',
      note: 'The link is valid for seven days and can be used once. If you do not want an account, you need do nothing.',
    },
    reset: {
      subject: (shop) => `A new password for ${shop}`,
      text: (shop) => `Somebody, probably you, asked for a new password for your account at ${shop}.`,
      label: 'Choose a new password',
      note: 'The link is valid for one hour and can be used once. If you did not ask for it, you need do nothing: your password stays as it is.',
    },
    delete: {
      subject: (shop) => `Delete your account at ${shop}?`,
      text: (shop) =>
        `You asked to delete your account at ${shop}. It is deleted only when you confirm it on the page behind this link.`,
      label: 'Go on to delete the account',
      note: 'The link is valid for 24 hours. If you did not ask for it, choose a new password: somebody was logged in to your account.',
    },
    existsSubject: (shop) => `You have an account at ${shop} already`,
    exists: (shop) =>
      `Somebody, probably you, asked for an account at ${shop}. You have one with this address already, so nothing has been changed.`,
    existsNote: 'If you did not ask for it, you need do nothing.',
    login: 'Log in',
    changedSubject: (shop) => `Your password at ${shop} has been changed`,
    changed:
      'The password of your account has just been changed, and everyone who was logged in has been logged out. If that was not you, choose a new password at once and contact us.',
    deletedSubject: (shop) => `Your account at ${shop} has been deleted`,
    deleted:
      'Your account and its data have been deleted. Your orders lose your name and address as soon as their return period is over; bookkeeping law wants their amounts kept.',
    stopReminders: 'Stop reminder messages',
  },
  fi: {
    hello: 'Hei',
    activate: {
      subject: (shop) => `Ota tilisi käyttöön, ${shop}`,
      text: (shop) => `Sinulle on avattu tili kauppaan ${shop}. Valitse salasana, niin tili on valmis käytettäväksi.`,
      label: 'Ota tili käyttöön',
      note: 'Linkki on voimassa seitsemän päivää, ja sen voi käyttää kerran. Jos et halua tiliä, sinun ei tarvitse tehdä mitään.',
    },
    reset: {
      subject: (shop) => `Uusi salasana, ${shop}`,
      text: (shop) => `Joku, luultavasti sinä, pyysi uutta salasanaa tilillesi kaupassa ${shop}.`,
      label: 'Valitse uusi salasana',
      note: 'Linkki on voimassa tunnin, ja sen voi käyttää kerran. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
    },
    delete: {
      subject: (shop) => `Poistetaanko tilisi, ${shop}?`,
      text: (shop) =>
        `Pyysit poistamaan tilisi kaupasta ${shop}. Tili poistetaan vasta, kun vahvistat sen linkin takana olevalla sivulla.`,
      label: 'Jatka tilin poistamiseen',
      note: 'Linkki on voimassa 24 tuntia. Jos et pyytänyt sitä, vaihda salasanasi: joku oli kirjautuneena tilillesi.',
    },
    existsSubject: (shop) => `Sinulla on jo tili, ${shop}`,
    exists: (shop) =>
      `Joku, luultavasti sinä, pyysi tiliä kauppaan ${shop}. Sinulla on jo tili tällä osoitteella, joten mitään ei muutettu.`,
    existsNote: 'Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.',
    login: 'Kirjaudu sisään',
    changedSubject: (shop) => `Salasanasi on vaihdettu, ${shop}`,
    changed:
      'Tilisi salasana vaihdettiin juuri, ja kaikki kirjautuneet laitteet kirjattiin ulos. Jos et tehnyt sitä itse, valitse heti uusi salasana ja ota meihin yhteyttä.',
    deletedSubject: (shop) => `Tilisi on poistettu, ${shop}`,
    deleted:
      'Tilisi ja sen tiedot on poistettu. Nimesi ja osoitteesi poistetaan tilauksistasi heti, kun niiden palautusaika on ohi; summat meidän on kirjanpitolain vuoksi säilytettävä.',
    stopReminders: 'Lopeta muistutusviestit',
  },
  sv: {
    hello: 'Hej!',
    activate: {
      subject: (shop) => `Aktivera ditt konto hos ${shop}`,
      text: (shop) => `Ett konto hos ${shop} har öppnats åt dig. Välj ett lösenord så är det klart att använda.`,
      label: 'Aktivera kontot',
      note: 'Länken gäller i sju dagar och kan användas en gång. Om du inte vill ha något konto behöver du inte göra något.',
    },
    reset: {
      subject: (shop) => `Nytt lösenord hos ${shop}`,
      text: (shop) => `Någon, troligen du, bad om ett nytt lösenord till ditt konto hos ${shop}.`,
      label: 'Välj ett nytt lösenord',
      note: 'Länken gäller i en timme och kan användas en gång. Om du inte bad om den behöver du inte göra något: ditt lösenord är oförändrat.',
    },
    delete: {
      subject: (shop) => `Ta bort ditt konto hos ${shop}?`,
      text: (shop) =>
        `Du bad om att ditt konto hos ${shop} tas bort. Det tas bort först när du bekräftar det på sidan bakom länken.`,
      label: 'Fortsätt för att ta bort kontot',
      note: 'Länken gäller i 24 timmar. Om du inte bad om den bör du byta lösenord: någon var inloggad på ditt konto.',
    },
    existsSubject: (shop) => `Du har redan ett konto hos ${shop}`,
    exists: (shop) =>
      `Någon, troligen du, bad om ett konto hos ${shop}. Du har redan ett med den här adressen, så ingenting har ändrats.`,
    existsNote: 'Om du inte bad om det behöver du inte göra något.',
    login: 'Logga in',
    changedSubject: (shop) => `Ditt lösenord hos ${shop} har ändrats`,
    changed:
      'Lösenordet till ditt konto har just ändrats, och alla som var inloggade har loggats ut. Om det inte var du: välj genast ett nytt lösenord och kontakta oss.',
    deletedSubject: (shop) => `Ditt konto hos ${shop} har tagits bort`,
    deleted:
      'Ditt konto och dess uppgifter har tagits bort. Ditt namn och din adress tas bort från dina beställningar så snart returtiden är över; beloppen måste vi spara enligt bokföringslagen.',
    stopReminders: 'Sluta skicka påminnelser',
  },
  de: {
    hello: 'Guten Tag,',
    activate: {
      subject: (shop) => `Aktivieren Sie Ihr Konto bei ${shop}`,
      text: (shop) => `Für Sie wurde ein Konto bei ${shop} eröffnet. Wählen Sie ein Passwort, und es ist bereit.`,
      label: 'Konto aktivieren',
      note: 'Der Link gilt sieben Tage und kann einmal benutzt werden. Wenn Sie kein Konto möchten, brauchen Sie nichts zu tun.',
    },
    reset: {
      subject: (shop) => `Neues Passwort für ${shop}`,
      text: (shop) =>
        `Jemand, wahrscheinlich Sie selbst, hat ein neues Passwort für Ihr Konto bei ${shop} angefordert.`,
      label: 'Neues Passwort wählen',
      note: 'Der Link gilt eine Stunde und kann einmal benutzt werden. Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    delete: {
      subject: (shop) => `Ihr Konto bei ${shop} löschen?`,
      text: (shop) =>
        `Sie möchten Ihr Konto bei ${shop} löschen. Es wird erst gelöscht, wenn Sie es auf der Seite hinter diesem Link bestätigen.`,
      label: 'Weiter zum Löschen',
      note: 'Der Link gilt 24 Stunden. Wenn Sie ihn nicht angefordert haben, ändern Sie Ihr Passwort: Jemand war in Ihrem Konto angemeldet.',
    },
    existsSubject: (shop) => `Sie haben bereits ein Konto bei ${shop}`,
    exists: (shop) =>
      `Jemand, wahrscheinlich Sie selbst, wollte ein Konto bei ${shop} eröffnen. Mit dieser Adresse haben Sie schon eines; geändert wurde nichts.`,
    existsNote: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    login: 'Anmelden',
    changedSubject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
    changed:
      'Das Passwort Ihres Kontos wurde soeben geändert, und alle Geräte wurden abgemeldet. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    deletedSubject: (shop) => `Ihr Konto bei ${shop} wurde gelöscht`,
    deleted:
      'Ihr Konto und seine Daten wurden gelöscht. Ihr Name und Ihre Adresse verschwinden aus Ihren Bestellungen, sobald deren Rückgabefrist vorbei ist; die Beträge müssen wir nach dem Buchführungsrecht aufbewahren.',
    stopReminders: 'Keine Erinnerungen mehr senden',
  },
  fr: {
    hello: 'Bonjour,',
    activate: {
      subject: (shop) => `Activez votre compte ${shop}`,
      text: (shop) => `Un compte a été ouvert pour vous chez ${shop}. Choisissez un mot de passe et il sera prêt.`,
      label: 'Activer le compte',
      note: 'Le lien est valable sept jours et ne peut servir qu’une fois. Si vous ne souhaitez pas de compte, vous n’avez rien à faire.',
    },
    reset: {
      subject: (shop) => `Nouveau mot de passe ${shop}`,
      text: (shop) => `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte ${shop}.`,
      label: 'Choisir un nouveau mot de passe',
      note: 'Le lien est valable une heure et ne peut servir qu’une fois. Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe ne change pas.',
    },
    delete: {
      subject: (shop) => `Supprimer votre compte ${shop} ?`,
      text: (shop) =>
        `Vous avez demandé la suppression de votre compte ${shop}. Il ne sera supprimé que lorsque vous l’aurez confirmé sur la page de ce lien.`,
      label: 'Continuer vers la suppression',
      note: 'Le lien est valable 24 heures. Si vous ne l’avez pas demandé, changez de mot de passe : quelqu’un était connecté à votre compte.',
    },
    existsSubject: (shop) => `Vous avez déjà un compte ${shop}`,
    exists: (shop) =>
      `Quelqu’un, sans doute vous, a demandé un compte ${shop}. Vous en avez déjà un avec cette adresse : rien n’a été modifié.`,
    existsNote: 'Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
    login: 'Se connecter',
    changedSubject: (shop) => `Votre mot de passe ${shop} a été modifié`,
    changed:
      'Le mot de passe de votre compte vient d’être modifié et tous les appareils ont été déconnectés. Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et contactez-nous.',
    deletedSubject: (shop) => `Votre compte ${shop} a été supprimé`,
    deleted:
      'Votre compte et ses données ont été supprimés. Votre nom et votre adresse disparaîtront de vos commandes dès la fin de leur délai de retour ; le droit comptable nous oblige à en conserver les montants.',
    stopReminders: 'Ne plus recevoir de rappels',
  },
  ru: {
    hello: 'Здравствуйте!',
    activate: {
      subject: (shop) => `Активируйте учётную запись в ${shop}`,
      text: (shop) => `Для вас открыта учётная запись в ${shop}. Придумайте пароль, и ею можно пользоваться.`,
      label: 'Активировать',
      note: 'Ссылка действует семь дней, воспользоваться ею можно один раз. Если учётная запись вам не нужна, ничего делать не нужно.',
    },
    reset: {
      subject: (shop) => `Новый пароль для ${shop}`,
      text: (shop) => `Кто-то, вероятно вы, запросил новый пароль для вашей учётной записи в ${shop}.`,
      label: 'Придумать новый пароль',
      note: 'Ссылка действует один час, воспользоваться ею можно один раз. Если вы её не запрашивали, ничего делать не нужно: пароль останется прежним.',
    },
    delete: {
      subject: (shop) => `Удалить вашу учётную запись в ${shop}?`,
      text: (shop) =>
        `Вы попросили удалить учётную запись в ${shop}. Она будет удалена только после подтверждения на странице по этой ссылке.`,
      label: 'Перейти к удалению',
      note: 'Ссылка действует 24 часа. Если вы её не запрашивали, смените пароль: кто-то вошёл в вашу учётную запись.',
    },
    existsSubject: (shop) => `У вас уже есть учётная запись в ${shop}`,
    exists: (shop) =>
      `Кто-то, вероятно вы, хотел создать учётную запись в ${shop}. С этим адресом она у вас уже есть, поэтому ничего не изменилось.`,
    existsNote: 'Если это были не вы, ничего делать не нужно.',
    login: 'Войти',
    changedSubject: (shop) => `Ваш пароль в ${shop} изменён`,
    changed:
      'Пароль вашей учётной записи только что изменён, на всех устройствах выполнен выход. Если это были не вы, сразу придумайте новый пароль и свяжитесь с нами.',
    deletedSubject: (shop) => `Ваша учётная запись в ${shop} удалена`,
    deleted:
      'Ваша учётная запись и её данные удалены. Имя и адрес исчезнут из ваших заказов, как только закончится срок возврата; суммы мы обязаны хранить по закону о бухгалтерском учёте.',
    stopReminders: 'Больше не присылать напоминания',
  },
}
