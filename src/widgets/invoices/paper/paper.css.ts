import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'

/** Variables that the container of a paper has to set. */
export const ink = '--_paper-ink'
export const soft = '--_paper-soft'
export const line = '--_paper-line'
export const warning = '--_paper-warning'

// sizes are relative to the font size, which the printed page and the screen each set

const container = createContainer('paper')
const narrow = `${container} (max-width: 519.98px)`

export const paper = style([
  tabular,
  {
    containerName: container,
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.6em',
    minInlineSize: 0,
    color: `var(${ink})`,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  },
])
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '1em 2em',
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const seller = style({ minInlineSize: 0 })
export const shop = style({ fontSize: '1.35em', fontWeight: 700 })
export const what = style({
  display: 'grid',
  gap: '0.4em',
  justifyItems: 'end',
  '@container': { [narrow]: { justifyItems: 'start' } },
})
export const title = style({
  display: 'grid',
  fontSize: '1.5em',
  fontWeight: 700,
  textAlign: 'end',
  '@container': { [narrow]: { textAlign: 'start' } },
})
export const meaning = style({ fontSize: '0.62em', fontWeight: 600, color: `var(${soft})` })
export const mark = style({
  paddingInline: '0.7em',
  border: `1px solid var(${line})`,
  borderRadius: '0.3em',
  fontSize: '0.9em',
})
export const stampPlace = style({ display: 'grid', placeContent: 'center', paddingBlock: '1.6em' })
export const stamp = style({
  display: 'grid',
  paddingInline: '0.5em',
  border: '0.12em solid',
  borderRadius: '0.2em',
  color: `var(${warning})`,
  fontSize: '2.6em',
  fontWeight: 800,
  lineHeight: 1.35,
  textAlign: 'center',
  transform: 'rotate(-12deg)',
})
globalStyle(`${stamp} > ${meaning}`, { color: 'inherit' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '1em',
  margin: 0,
})
globalStyle(`${facts} > dt`, { color: `var(${soft})` })
globalStyle(`${facts} > dd`, { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' })
export const strong = style({ fontWeight: 700 })
export const quiet = style({ color: `var(${soft})`, fontSize: '0.9em' })

export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '1em 2em',
  paddingBlockStart: '1em',
  borderBlockStart: `1px solid var(${line})`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const party = style({ minInlineSize: 0 })
export const label = style({ color: `var(${soft})`, fontSize: '0.9em', fontWeight: 600 })
export const pay = style({ display: 'flex', justifyContent: 'space-between', gap: '1em' })
export const code = style({ flex: 'none', inlineSize: '6.2em' })

export const items = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${items} :is(th, td)`, {
  paddingBlock: '0.4em',
  paddingInline: '0.6em',
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid var(${line})`,
})
globalStyle(`${items} :is(th, td):first-child`, { paddingInlineStart: 0 })
globalStyle(`${items} :is(th, td):last-child`, { paddingInlineEnd: 0 })
globalStyle(`${items} th`, { color: `var(${soft})`, fontSize: '0.9em', fontWeight: 600 })
export const text = style({})
export const root = style({ color: `var(${soft})` })
globalStyle(`${items} ${root}`, { inlineSize: '1%', textAlign: 'start' })
globalStyle(`${items} ${text}`, { inlineSize: '99%', textAlign: 'start', whiteSpace: 'normal' })
/** also stated in the totals */
export const spare = style({ '@container': { [narrow]: { display: 'none' } } })
export const name = style({ display: 'block', fontWeight: 600 })
export const description = style({ display: 'block', color: `var(${soft})`, fontSize: '0.9em', whiteSpace: 'pre-line' })

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(15em, auto)',
  gap: '0.4em 2em',
  alignItems: 'end',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const words = style({ minInlineSize: 0 })
export const withMessages = style({ fontWeight: 600 })
export const amounts = style({ display: 'grid', gap: '0.2em', margin: 0 })
export const amount = style({ display: 'flex', justifyContent: 'space-between', gap: '1.5em' })
/** below the amounts, however wide the paper is */
export const paid = style([amounts, { gridColumn: '-2 / -1' }])
globalStyle(`${amounts} dd`, { margin: 0, whiteSpace: 'nowrap' })
export const total = style([
  amount,
  {
    paddingBlock: '0.35em',
    borderBlock: `1px solid var(${line})`,
    fontSize: '1.2em',
    fontWeight: 700,
  },
])

export const foot = style({ display: 'grid', gap: '2.4em', marginBlockStart: 'auto', paddingBlockStart: '0.6em' })
export const note = style({ whiteSpace: 'pre-line' })
export const signs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2em',
})
export const sign = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: '0.4em',
  borderBlockStart: `1px solid var(${line})`,
  color: `var(${soft})`,
  fontSize: '0.9em',
})
