import type { Profile, ProfilePoll, ProfilePost } from '../../src/core/profile/profile.contract'

export const aPost = (part: Partial<ProfilePost> = {}): ProfilePost => ({
  id: 1,
  avatar: null,
  username: 'มาลี',
  postTime: '2026-11-20T03:00:00Z',
  postText: 'ชาใหม่',
  postImg: null,
  likes: 4,
  youLiked: false,
  comments: 1,
  share: 0,
  likedUsers: [],
  detailedComments: [],
  ...part,
})

export const aPoll = (part: Partial<ProfilePoll> = {}): ProfilePoll => ({
  id: 1,
  question: 'รสไหน',
  options: [
    { id: 1, name: 'เขียว', votes: 2 },
    { id: 2, name: 'มะลิ', votes: 1 },
  ],
  voted: null,
  ...part,
})

export const aProfile = (part: Partial<Profile> = {}): Profile => ({
  header: { avatar: null, username: 'มาลี', designation: '', coverImg: null },
  userAbout: { about: '', joined: '', lives: '', email: '', website: '' },
  suggestedPages: [{ id: 1, username: 'เพจชา', subtitle: '', avatar: null, favorite: false }],
  twitterFeeds: [],
  post: [aPost()],
  latestPhotos: [],
  suggestions: [{ id: 1, avatar: null, name: 'กมล', mutualFriend: '', isFriend: false }],
  polls: [aPoll()],
  ...part,
})
