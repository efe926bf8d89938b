export { addProfile } from './add-profile.ts'
export { findProfile, listProfiles } from './find-profiles.ts'
export { updateProfile } from './update-profile.ts'
