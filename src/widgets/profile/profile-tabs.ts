export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** Nonsense means the first. */
export const knownTab = (text: string | undefined): ProfileTab => profileTabs.find((each) => each === text) ?? 'feed'
