export const dark = {
  surface: '#1a1816',
  surfaceRaised: '#24211e',
  surfaceSunken: '#131110',
  text: '#f0ece6',
  textMuted: '#aba49a',
  border: '#3a3631',
  borderStrong: '#857d73',
  accent: '#62c6b2',
  accentText: '#07251f',
  danger: '#f29a8f',
  dangerText: '#3a0d08',
  dangerSoft: '#44221e',
  warning: '#e6b660',
  warningSoft: '#3b2e14',
  success: '#a2cd7c',
  successSoft: '#27351c',
  info: '#92bff0',
  infoSoft: '#1e3048',
  backdrop: 'rgb(0 0 0 / 0.6)',
  shadow: 'rgb(0 0 0 / 0.5)',
}

export type Skin = Record<keyof typeof dark, string>
