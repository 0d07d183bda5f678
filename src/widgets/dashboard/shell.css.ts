import { createContainer, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const shellBox = createContainer()
export const narrow = `${shellBox} (max-width: 1199px)`
export const slim = `${shellBox} (max-width: 419px)`
export const phone = `${shellBox} (max-width: 599px)`

/**
 * Below 1200 px of the dashboard's own width, not the window's, the menu is a drawer. It has its own background
 * because the user's theme may differ from the page's.
 */
export const shell = style({
  containerName: shellBox,
  containerType: 'inline-size',
  minBlockSize: 640,
  backgroundColor: vars.color.surface,
})
export const fullPage = style({ minBlockSize: '100dvh' })

export const onlyNarrow = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })
export const onlyWide = style({ '@container': { [narrow]: { display: 'none' } } })
