import { createContainer, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('user-fields')
const roomy = `${container} (min-width: 480px)`

export const place = style({ containerName: container, containerType: 'inline-size', minInlineSize: 0 })
export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const pairs = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const problem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[2]}`,
  padding: space[3],
  borderRadius: radius.m,
  backgroundColor: color.dangerSoft,
  fontSize: font.size.s,
})
export const problemIcon = style({ inlineSize: 18, blockSize: 18, marginBlockStart: 3, color: color.danger })
export const problemActions = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const faultList = style({ display: 'grid', gap: space[1] })
export const faultLink = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.danger,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  minBlockSize: 24,
  cursor: 'pointer',
  borderRadius: radius.s,
  outline: '2px solid transparent',
  selectors: { '&:focus-visible': { outlineColor: color.focus } },
})
