declare module 'langraan:texts/*' {
  /** the catalogs of one folder of widgets; made by the build of src/widgets/i18n/locales */
  export const texts: import('./i18n').Texts
}
