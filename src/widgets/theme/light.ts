import type { Skin } from './dark'

export const light: Skin = {
  surface: '#faf8f5',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f2efea',
  text: '#24211d',
  textMuted: '#676159',
  border: '#e5e0d8',
  borderStrong: '#8f877c',
  accent: '#0c6b60',
  accentText: '#ffffff',
  danger: '#b3261e',
  dangerText: '#ffffff',
  dangerSoft: '#fbeae7',
  warning: '#855200',
  warningSoft: '#fbf0da',
  success: '#3a6a17',
  successSoft: '#eaf3e0',
  info: '#215f9c',
  infoSoft: '#e7f0f9',
  backdrop: 'rgb(36 33 29 / 0.4)',
  shadow: 'rgb(60 48 32 / 0.14)',
}
