import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('invoices')
const narrow = `${container} (max-width: 639.98px)`
/** the table doesn't have room for all columns */
const snug = `${container} (max-width: 979.98px)`
const tight = `${container} (min-width: 640px) and (max-width: 819.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raised,
})
export const tabs = style({ minInlineSize: 0, paddingInline: space[3], paddingBlockStart: space[1] })
export const owed = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[4], color: color.textMuted, fontSize: font.size.s },
])
export const sum = style({ color: color.text, fontWeight: 600, whiteSpace: 'nowrap' })
export const late = style([sum, { color: color.danger }])
export const rows = style({ padding: space[3], display: 'grid', gap: space[4] })
export const surface = style({
  minInlineSize: 0,
  paddingBlockStart: space[3],
})
globalStyle(`${surface} :is(th, td)`, { '@container': { [tight]: { paddingInline: space[2] } } })

const gone = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
export const seldom = style({ '@container': { [snug]: gone } })
export const onlyWide = style({ '@container': { [tight]: gone } })

export const number = style([
  controlReset,
  focusRing,
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    color: color.accent,
    fontWeight: 600,
    lineHeight: font.line,
    textDecoration: 'none',
    borderRadius: radius.s,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const status = style({ display: 'inline-flex' })
export const statusIcon = style({ inlineSize: 14, blockSize: 14, flex: 'none' })
export const client = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const avatar = style({ display: 'inline-flex', '@container': { [tight]: { display: 'none' } } })
export const stack = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])
/** hidden where it would have to wrap */
export const email = style([quiet, { '@container': { [tight]: { display: 'none' } } }])
export const nowrap = style([tabular, { whiteSpace: 'nowrap' }])
export const amount = style([tabular, { fontWeight: 600 }])
export const owing = style([tabular, { color: color.danger, fontWeight: 600 }])
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[1],
  '@container': { [narrow]: { justifyContent: 'flex-start' } },
})
