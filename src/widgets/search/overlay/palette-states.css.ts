import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { coarsePointer } from '../../ui/motion.css'

const { color, space, font } = vars

export const waiting = style({ display: 'grid', gap: space[2], padding: `${space[4]} ${space[2]}` })
export const nothing = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'center',
  padding: `${space[10]} ${space[5]}`,
  color: color.textMuted,
  textAlign: 'center',
})
export const nothingTitle = style({
  color: color.text,
  fontSize: font.size.l,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})
export const failed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.danger,
})
/** The keys, for who has some. */
export const foot = style({
  flex: 'none',
  paddingInline: space[4],
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: font.size.xs,
  '@media': { [`${coarsePointer}, (max-width: 599px)`]: { display: 'none' } },
})
