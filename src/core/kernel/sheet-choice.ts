/** A sheet of a workbook as text with tabs, or a text file. The only one of a file has no name. */
export type SheetText = { readonly name: string; readonly text: string }

/** How well a sheet fits, best first: it lists what is imported, it has known headings, anything, or nothing. */
const fits = ['listed', 'headed', 'filled', 'blank'] as const
export type SheetFit = (typeof fits)[number]

/** Which sheets may be meant: all that list what is imported; without one, the first of those that fit best. */
export function sheetsMeant<Sheet>(sheets: readonly Sheet[], fitOf: (sheet: Sheet) => SheetFit): readonly Sheet[] {
  const ranked = sheets.map((sheet) => ({ sheet, fit: fitOf(sheet) }))
  const best = fits.find((each) => ranked.some(({ fit }) => fit === each))
  const meant = ranked.filter(({ fit }) => fit === best).map(({ sheet }) => sheet)
  return best === 'listed' ? meant : meant.slice(0, 1)
}
