import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { raised } from '../theme/raised'
import { controlReset, focusRing, tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('users')
export const narrow = `${container} (max-width: 639.98px)`
const small = `${container} (max-width: 459.98px)`
/** the table doesn't have room for all columns */
const snug = `${container} (min-width: 640px) and (max-width: 899.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raised,
})
export const bar = style({ padding: space[3] })
export const filters = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  gap: space[2],
  '@container': {
    [narrow]: { flexBasis: '100%' },
    [small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
globalStyle(`${filters} > :last-child`, { '@container': { [small]: { gridColumn: '1 / -1' } } })
export const chips = style({ paddingInline: space[3], paddingBlockEnd: space[3] })
export const body = style({ minInlineSize: 0, outline: 'none' })
export const surface = style({
  '@container': { [narrow]: { paddingInline: space[3] } },
})
// keeps cards low: two values side by side, without names where they are self-explanatory
export const plain = style({})
export const whole = style({})
const value = `${surface} tr[data-row] > td[data-label]`
globalStyle(value, {
  '@container': { [narrow]: { flex: '1 1 40%', justifyContent: 'flex-start', gap: space[2], textAlign: 'start' } },
})
globalStyle(`${value}.${whole}`, { '@container': { [narrow]: { flexBasis: '100%' } } })
globalStyle(`${value}.${plain}::before`, { '@container': { [narrow]: { display: 'none' } } })

export const pages = style({ paddingInline: space[3] })
export const rows = style({ padding: space[3], display: 'grid', gap: space[4] })
export const one = style({ display: 'grid', gap: space[4] })

const gone = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
export const seldom = style({ '@container': { [snug]: gone } })

export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 })
export const avatar = style({ display: 'inline-flex' })
export const stack = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })
export const name = style([
  controlReset,
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    color: color.accent,
    fontWeight: 600,
    lineHeight: font.line,
    textDecoration: 'none',
    borderRadius: radius.s,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const fresh = style({ display: 'inline-flex' })
globalStyle(`${root} tr:has(${fresh})`, { backgroundColor: color.successSoft })
export const quiet = style([
  tabular,
  { color: color.textMuted, fontSize: font.size.s, fontWeight: 400, overflowWrap: 'anywhere' },
])
export const anywhere = style({ overflowWrap: 'anywhere' })
export const nowrap = style([tabular, { whiteSpace: 'nowrap' }])
export const role = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const roleIcon = style({ inlineSize: 16, blockSize: 16, flex: 'none' })
export const roleTones = styleVariants({
  neutral: { color: color.textMuted },
  danger: { color: color.danger },
  info: { color: color.info },
  warning: { color: color.warning },
  success: { color: color.success },
  accent: { color: color.accent },
})
