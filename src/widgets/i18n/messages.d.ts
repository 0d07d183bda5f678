declare module 'langraan:messages/*' {
  /** the catalogs of one folder of widgets; made by the build of src/widgets/i18n/locales */
  export const messages: import('./i18n').MessageCatalog
}
