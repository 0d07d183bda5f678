import type { Locale } from 'langraan/core'

/** Texts of the map itself; the names on it come from the product. */
export type MapMessages = Record<
  | 'language'
  | 'title'
  | 'intro'
  | 'screens'
  | 'address'
  | 'name'
  | 'ability'
  | 'open'
  | 'elements'
  | 'element'
  | 'purpose'
  | 'live'
  | 'entryPoints'
  | 'entryPoint'
  | 'gives'
  | 'documents'
  | 'other'
  | 'portal',
  string
>

export const mapMessages: Readonly<Record<Locale, MapMessages>> = {
  th: {
    language: 'ไทย',
    title: 'แผนที่ทั้งโปรแกรม',
    intro: 'ทุกหน้าจอ ทุกชิ้นที่ฝังในเว็บอื่นได้ และทุกทางเข้าของแพ็กเกจ สร้างจากตารางของโปรแกรมเอง',
    screens: 'หน้าจอ',
    address: 'ที่อยู่',
    name: 'ชื่อ',
    ability: 'สิทธิ์ที่ต้องมี',
    open: 'เปิดได้ทุกคน',
    elements: 'ชิ้นส่วนสำหรับฝัง',
    element: 'แท็ก',
    purpose: 'ใช้ทำอะไร',
    live: 'ลองของจริง',
    entryPoints: 'ทางเข้าของแพ็กเกจ',
    entryPoint: 'ทางเข้า',
    gives: 'ให้อะไรบ้าง',
    documents: 'เอกสาร',
    other: 'ภาษาอื่น',
    portal: 'เว็บของคนอื่นที่ฝังชิ้นส่วนของเราไว้',
  },
  en: {
    language: 'English',
    title: 'Product map',
    intro:
      'Every screen, every embeddable element and every entry point of the package, generated from the product’s own tables.',
    screens: 'Screens',
    address: 'Address',
    name: 'Name',
    ability: 'Required ability',
    open: 'Open to everyone',
    elements: 'Embeddable elements',
    element: 'Tag',
    purpose: 'Purpose',
    live: 'Try it',
    entryPoints: 'Entry points of the package',
    entryPoint: 'Entry point',
    gives: 'Exports',
    documents: 'Documents',
    other: 'Other languages',
    portal: 'A sample portal with our elements',
  },
  de: {
    language: 'Deutsch',
    title: 'Das ganze Programm auf einer Seite',
    intro:
      'Jede Ansicht, jedes Element für andere Seiten und jeder Zugang zum Paket, aus den Tabellen des Programms selbst erzeugt.',
    screens: 'Ansichten',
    address: 'Adresse',
    name: 'Name',
    ability: 'Nötiges Recht',
    open: 'Für alle zugänglich',
    elements: 'Elemente für andere Seiten',
    element: 'Tag',
    purpose: 'Wofür es da ist',
    live: 'Ausprobieren',
    entryPoints: 'Zugänge zum Paket',
    entryPoint: 'Zugang',
    gives: 'Was er bietet',
    documents: 'Dokumente',
    other: 'Andere Sprachen',
    portal: 'Eine fremde Seite mit unseren Elementen',
  },
  fr: {
    language: 'Français',
    title: 'Tout le produit sur une page',
    intro:
      'Chaque écran, chaque élément pour d’autres pages et chaque porte du paquet, tirés des tables du produit lui-même.',
    screens: 'Écrans',
    address: 'Adresse',
    name: 'Nom',
    ability: 'Droit nécessaire',
    open: 'Ouvert à tous',
    elements: 'Éléments pour d’autres pages',
    element: 'Balise',
    purpose: 'À quoi il sert',
    live: 'Voir en vrai',
    entryPoints: 'Portes du paquet',
    entryPoint: 'Porte',
    gives: 'Ce qu’elle donne',
    documents: 'Documents',
    other: 'Autres langues',
    portal: 'Une page étrangère avec nos éléments',
  },
  pt: {
    language: 'Português',
    title: 'O produto inteiro numa página',
    intro:
      'Cada ecrã, cada elemento para outras páginas e cada porta do pacote, escritos a partir das tabelas do próprio produto.',
    screens: 'Ecrãs',
    address: 'Endereço',
    name: 'Nome',
    ability: 'Permissão necessária',
    open: 'Aberto a todos',
    elements: 'Elementos para outras páginas',
    element: 'Etiqueta',
    purpose: 'Para que serve',
    live: 'Ver ao vivo',
    entryPoints: 'Portas do pacote',
    entryPoint: 'Porta',
    gives: 'O que oferece',
    documents: 'Documentos',
    other: 'Outras línguas',
    portal: 'Uma página alheia com os nossos elementos',
  },
}

export const mapLocales = Object.keys(mapMessages) as Locale[]
