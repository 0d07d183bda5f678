import { createContainer, style } from '@vanilla-extract/css'
import { raised } from '../../theme/raised'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

const container = createContainer('activity')
const narrow = `${container} (max-width: 639.98px)`

export const root = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0, ...raised })
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 14rem))',
  alignItems: 'start',
  gap: space[2],
  padding: space[3],
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const surface = style({ '@container': { [narrow]: { paddingInline: space[3], paddingBlockEnd: space[3] } } })
export const pages = style({ paddingInline: space[3], '@container': { [narrow]: { paddingInline: 0 } } })
/** Leaves the width to what changed. */
export const narrowColumn = style({ inlineSize: '1%', whiteSpace: 'nowrap' })
/** Short names stay on one line. */
export const person = style({ display: 'inline-block', minInlineSize: '8rem', overflowWrap: 'anywhere' })
export const rows = style({ display: 'grid', gap: space[2], padding: space[3] })
export const moment = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
export const stack = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' })
