export const accountTabs = ['general', 'password', 'sessions', 'information', 'social', 'notifications'] as const
export type AccountTab = (typeof accountTabs)[number]

const starts: readonly (readonly [string, AccountTab])[] = [
  ['info.', 'information'],
  ['social.', 'social'],
  ['notification.', 'notifications'],
]

export const tabOf = (path: string): AccountTab => starts.find(([start]) => path.startsWith(start))?.[1] ?? 'general'

/** Unknown values select the first tab. */
export const knownTab = (text: string | undefined): AccountTab => accountTabs.find((each) => each === text) ?? 'general'
