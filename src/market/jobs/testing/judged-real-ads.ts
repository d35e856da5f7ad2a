/**
 * One hundred of the real ads in ../shared/data, drawn at random; half of them have a word that faulty ads use. People
 * judged them before the rules were tried on them. Only their ids are stored, because the texts belong to the employers.
 */
export const faultyRealAds: Readonly<Record<string, string>> = {
  "vi-7ec91ff27d": "title_pay",
  "vi-11091068a9": "gender age looks",
  "vi-7f9220ca11": "gender age looks",
  "vi-be741b8ba0": "vague",
  "vi-1d8395e5db": "title_pay age looks vague",
  "vi-561b5223da": "gender",
  "vi-4170c0569f": "gender age title_pay",
  "vi-06f3963ec9": "title_pay",
  "vi-8fa7219711": "gender age title_pay",
  "vi-7644b46bf1": "pay_unclear",
  "vi-756bcee032": "age",
  "vi-75ce95a6da": "age",
  "vi-c1879f4b7e": "age",
  "vi-6b0af9d687": "age",
  "vi-578d87b6c4": "title_pay",
  "vi-30992a387b": "looks",
  "vi-54bacabde8": "age",
  "vi-2ffc2785eb": "gender age vague",
  "vi-1177e3b549": "title_pay",
  "vi-82c483ac0d": "gender age",
  "vi-ebd7a88fdf": "vague",
  "vi-a35d18853c": "pay_unclear",
  "vi-0923952666": "looks",
  "vi-daa740c70c": "gender",
  "vi-295044f4f2": "looks",
  "vi-a6087a317f": "gender",
  "vi-35b57360ce": "age",
  "vi-291872e7bc": "age",
  "vi-56de5faff5": "pay_unclear",
  "vi-e4b95a0537": "looks",
  "en-71a2dd9cb7": "title_pay",
  "en-6c3269415f": "age",
  "en-d494559653": "age",
  "en-723662b847": "title_pay",
  "en-a3f38de40d": "title_pay",
};
export const cleanRealAds: readonly string[] = (
  "vi-9eec3801e5 vi-1ffc5d0bea vi-e61acda94e vi-98cd39495c vi-303c274642 vi-d52091ba91 vi-6b5d92c33c " +
  "vi-f14689194f vi-45c91883ca vi-662e0d4e73 vi-f1be02ff51 vi-e5c83221fa vi-2f037231e7 vi-c63794f374 " +
  "vi-ba43cc26c0 vi-73703171ce vi-7b21abc144 vi-99873eae89 vi-c4589c086f vi-dcc3a51df7 vi-af88736f05 " +
  "vi-44b8f730b0 vi-2ecb6b554d vi-ac2a4dcde8 vi-c78c28a5e0 vi-727ca283f8 vi-c228d8913d vi-47904a56f4 " +
  "vi-ddea77c545 vi-0caa3e595e en-3ea2b36efe en-aa576e5f0a en-b86018c38d en-acf55894f4 en-f1c9c26410 " +
  "en-8d147964fe en-523946a9d4 en-35b09908ec en-dd09b8986f en-4ba8a6e8e6 en-b6fd1a6925 en-ffa0992bb6 " +
  "en-3cfeed6fb4 en-28e7390982 en-10290839d3 en-03c17aff29 en-84a5efb626 en-610c20aa0d en-133dcbf6be " +
  "en-b7b40819ec en-baacd9f7f3 en-aa993115f7 en-80539bdb53 en-988a62eb3c en-47a14b2c1e en-306f32f806 " +
  "en-6a1d2bbf81 en-6dd928966d en-0ed4bce2dd en-63c458a5a8 en-90ccdf2110 en-11d903dbd1 en-38487e8ac5 " +
  "en-275dd18e8b en-74f3f8e407"
).split(" ");
