declare module 'langraan:messages/*' {
  /** the catalogs of a widget folder, built from src/widgets/i18n/locales */
  export const messages: import('./i18n').MessageCatalog
}
