import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../../theme/raised'
import { controlReset, focusRing, tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { labelHeight } from '../../ui/beside-field.css'
import { roomy } from '../../ui/form.css'

const { color, space, font, radius } = vars

const container = createContainer('couriers')
const narrow = `${container} (max-width: 639.98px)`

export const root = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raised,
})
export const intro = style({ padding: space[4], color: color.textMuted, maxInlineSize: '80ch' })
export const surface = style({
  '@container': { [narrow]: { paddingInline: space[3], paddingBlockEnd: space[3] } },
})
export const rows = style({ padding: space[3], display: 'grid', gap: space[4] })
export const name = style([
  controlReset,
  focusRing,
  {
    color: color.accent,
    fontWeight: 600,
    lineHeight: font.line,
    minBlockSize: 24,
    borderRadius: radius.s,
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
])
export const stack = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 })
export const quiet = style([tabular, { color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' }])

export const template = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.m,
})
export const over = style({ borderColor: color.accent, backgroundColor: color.surfaceSunken })

export const columns = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const column = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  minInlineSize: 0,
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const position = style([tabular, { flex: 1, color: color.textMuted, fontSize: font.size.s, fontWeight: 600 }])
export const more = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 9em' } },
})
export const needed = style({ '@container': { [roomy]: { marginBlockStart: labelHeight } } })
export const example = style([
  tabular,
  {
    fontSize: font.size.s,
    paddingBlock: space[1],
    paddingInline: space[2],
    borderRadius: radius.s,
    backgroundColor: color.surfaceSunken,
    overflowWrap: 'anywhere',
  },
])
export const exampleLabel = style({ color: color.textMuted })
