// Written by Tests/NumericsTests/Pairs/make_values.py.

/// Arguments of functions as the sum of two doubles, and the values to 159 bits, as the sum of three.
let pairValues: [(name: String, argument: [Double], value: [Double])] = [
  (
    "squareRoot", [0x1.4484bfeebc2a0p-100, -0x1.ab28fd1998558p-155],
    [0x1.203af9ee75616p-50, -0x1.19f6e1e75e8bdp-104, -0x1.970cdaa65206ep-158]
  ),
  (
    "squareRoot", [0x1.47ae147ae147bp-6, 0x1.99d979ad98449p-61],
    [0x1.21a1851ff630ap-3, 0x1.8b9ef1055f6e3p-58, 0x1.f7bfed5690f81p-114]
  ),
  (
    "squareRoot", [0x1.fffeb074a771dp-1, 0x1.e62f3c6d7f6c6p-56],
    [0x1.ffff583a383c0p-1, 0x1.0a7db12cec0d1p-57, 0x1.f9094cbb22632p-114]
  ),
  (
    "squareRoot", [0x1.000001ad7f29bp+0, -0x1.c374f1f3d9adep-56],
    [0x1.000000d6bf948p+0, -0x1.7a14247b17b4ap-55, -0x1.b0c732dbbf6bdp-110]
  ),
  (
    "squareRoot", [0x1.6666666666666p+0, -0x1.78f30713f7726p-61],
    [0x1.2ee73dadc9b57p+0, -0x1.8dbdc13c9bec8p-57, 0x1.7044aa521eaabp-111]
  ),
  (
    "squareRoot", [0x1.0000000000000p+1, 0x0.0p+0],
    [0x1.6a09e667f3bcdp+0, -0x1.bdd3413b26456p-54, 0x1.57d3e3adec175p-108]
  ),
  (
    "squareRoot", [0x1.d333333333333p+2, -0x1.53ced6060f86bp-55],
    [0x1.59d642bc4fc1cp+1, -0x1.61d93d0682f05p-55, -0x1.0f09fc7019839p-109]
  ),
  (
    "squareRoot", [0x1.f400000000000p+9, 0x0.0p+0],
    [0x1.f9f6e4990f227p+4, 0x1.b42e5b5d1e808p-51, 0x1.7f27588635a6ep-107]
  ),
  (
    "squareRoot", [0x1.fde9f10a8d361p+78, 0x1.164715a954e5fp+23],
    [0x1.694ce39da5aa7p+39, 0x1.6fd7b4d58a4e1p-15, 0x1.07689bd9991d0p-69]
  ),
  (
    "cubeRoot", [0x1.4484bfeebc2a0p-100, 0x1.514e4fb1d7448p-155],
    [0x1.b7cdfd9d7bdbbp-34, 0x1.e8504cff7a805p-94, -0x1.1cd1d8a2b8452p-148]
  ),
  (
    "cubeRoot", [0x1.47ae147ae147bp-6, -0x1.df1a4c43539cap-61],
    [0x1.15f4d44462724p-2, 0x1.a7a90c402292ap-56, -0x1.80a4777da6ab5p-110]
  ),
  (
    "cubeRoot", [0x1.fffeb074a771dp-1, -0x1.b2abadadee975p-55],
    [0x1.ffff9026ca0c4p-1, -0x1.6c6cde0db5c33p-55, 0x1.789e9fed83070p-110]
  ),
  (
    "cubeRoot", [0x1.000001ad7f29bp+0, 0x1.3570ef40dcadap-55],
    [0x1.0000008f2a62fp+0, -0x1.25dae86c4c844p-54, -0x1.92c6e0178c272p-109]
  ),
  (
    "cubeRoot", [0x1.6666666666666p+0, -0x1.5afc89825e9eap-57],
    [0x1.1e626604a2ed9p+0, -0x1.b3cf79840c56ep-55, -0x1.918e463864275p-110]
  ),
  (
    "cubeRoot", [0x1.0000000000000p+1, 0x0.0p+0],
    [0x1.428a2f98d728bp+0, -0x1.ddc22548ea41ep-56, 0x1.43430a23c40a4p-110]
  ),
  (
    "cubeRoot", [0x1.d333333333333p+2, 0x1.b9225571ed5e3p-53],
    [0x1.f09bce65df1edp+0, 0x1.00d0a8f96ea53p-54, 0x1.f19045794dbe0p-108]
  ),
  (
    "cubeRoot", [0x1.f400000000000p+9, 0x0.0p+0],
    [0x1.4000000000000p+3, 0x0.0p+0, 0x0.0p+0]
  ),
  (
    "cubeRoot", [0x1.fde9f10a8d361p+78, -0x1.c8fd4aa94cdc6p+24],
    [0x1.4219e3557bb5ep+26, -0x1.b4c2493f5ef5fp-29, 0x1.55a0d90b694ecp-85]
  ),
  (
    "exp", [0x1.4484bfeebc2a0p-100, -0x1.fe6b2ac4a935dp-158],
    [0x1.0000000000000p+0, 0x1.4484bfeebc2a0p-100, -0x1.fe6b2ac4a9026p-158]
  ),
  (
    "exp", [-0x1.9c511dc3a41dfp-29, -0x1.48d7445034f53p-84],
    [0x1.ffffffe63aee2p-1, 0x1.1af0db4d201abp-55, 0x1.062f240758af5p-109]
  ),
  (
    "exp", [0x1.a36e2eb1c432dp-12, -0x1.998e2a3e95dfep-67],
    [0x1.001a383a8fc52p+0, -0x1.a58dc23ac59c6p-54, 0x1.94355b8168842p-111]
  ),
  (
    "exp", [0x1.999999999999ap-4, 0x1.484a0798c8004p-58],
    [0x1.1aec7b35a00d4p+0, -0x1.61278bc7094c8p-54, 0x1.8f56e1fa1d612p-110]
  ),
  (
    "exp", [-0x1.6666666666666p-1, -0x1.02f8089d7001bp-55],
    [0x1.fc80db9dd5542p-2, -0x1.2fa7e9b4e4fb3p-58, -0x1.2f7ba43b0828ap-113]
  ),
  (
    "exp", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.5bf0a8b145769p+1, 0x1.4d57ee2b1013ap-53, -0x1.618713a31d3e2p-109]
  ),
  (
    "exp", [0x1.4000000000000p+1, -0x1.0e6152ce648f2p-53],
    [0x1.85d6fd931e0bap+3, 0x1.3dbdc8d2aa7eep-51, 0x1.8b3c3897f3172p-105]
  ),
  (
    "exp", [-0x1.a99999999999ap+3, 0x1.6b8be326d6e71p-51],
    [0x1.c17e4c120ae74p-20, -0x1.df99258fd2471p-76, 0x1.3456d583237a8p-131]
  ),
  (
    "exp", [0x1.f666666666666p+4, 0x1.2b99dc647bf44p-53],
    [0x1.3b4f339acf633p+45, 0x1.25dc7a17d2b5fp-9, -0x1.cfb38eefed9f4p-63]
  ),
  (
    "exp", [-0x1.2bc0000000000p+9, -0x1.d9e2c7d2a4766p-46],
    [0x1.1332884632f25p-865, 0x1.0445fdfbadda7p-919, 0x1.7de8252a5041ep-974]
  ),
  (
    "exp", [0x1.0026666666666p+9, -0x1.b62f6fa057c7ep-48],
    [0x1.10fbc0847d248p+739, -0x1.6170093572edap+685, -0x1.c24713d5ad5ebp+631]
  ),
  (
    "expm1", [0x1.4484bfeebc2a0p-100, -0x1.4b166748d6891p-155],
    [0x1.4484bfeebc2a0p-100, -0x1.4b166748d682ap-155, -0x1.3f6aaa6b3b1fbp-210]
  ),
  (
    "expm1", [-0x1.9c511dc3a41dfp-29, 0x1.ce6c11c42c268p-86],
    [-0x1.9c511db943c93p-29, 0x1.b03acf96fc756p-83, 0x1.9aec4dca1b2dap-137]
  ),
  (
    "expm1", [0x1.a36e2eb1c432dp-12, -0x1.638ff2dcb4dc0p-66],
    [0x1.a383a8fc5196ap-12, -0x1.72fbfb9c23ce2p-66, -0x1.f2ee4adfe6086p-120]
  ),
  (
    "expm1", [0x1.999999999999ap-4, -0x1.9a61e0cf6506cp-59],
    [0x1.aec7b35a00d3ap-4, -0x1.803bfefe454f5p-60, -0x1.1cf7134845143p-114]
  ),
  (
    "expm1", [-0x1.6666666666666p-1, 0x1.408f44df90887p-58],
    [-0x1.01bf92311555fp-1, 0x1.ba2a4b55e8773p-57, 0x1.fd7e0b6e87c35p-112]
  ),
  (
    "expm1", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.b7e151628aed3p+0, -0x1.655023a9dfd8cp-54, -0x1.618713a31d3e2p-109]
  ),
  (
    "expm1", [0x1.4000000000000p+1, -0x1.34c14c18d89e0p-60],
    [0x1.65d6fd931e0bbp+3, 0x1.b77bf30d2af42p-53, 0x1.a364023add4f5p-107]
  ),
  (
    "expm1", [-0x1.a99999999999ap+3, 0x1.98f5137e457e4p-52],
    [-0x1.ffffc7d0367dcp-1, 0x1.5ce366dd3cd90p-57, 0x1.bf569a825ac6bp-112]
  ),
  (
    "expm1", [0x1.f666666666666p+4, -0x1.e6c3fa5189bfep-51],
    [0x1.3b4f339acf5aep+45, -0x1.e1dde39beaccbp-11, 0x1.b4de394a7376bp-67]
  ),
  (
    "expm1", [-0x1.4000000000000p+5, 0x0.0p+0],
    [-0x1.0000000000000p+0, 0x1.39792499b1a24p-58, 0x1.4aa50a41ade9fp-113]
  ),
  (
    "expm1", [0x1.64840e1719f80p-12, -0x1.68eeb53be5893p-67],
    [0x1.64939286b484cp-12, -0x1.221d6ab5dc40bp-66, 0x1.cb27ed23794efp-120]
  ),
  (
    "sinh", [0x1.4484bfeebc2a0p-100, -0x1.798d2aedf3ba6p-158],
    [0x1.4484bfeebc2a0p-100, -0x1.798d2aedf3ba6p-158, 0x1.5ba775b76bdebp-302]
  ),
  (
    "sinh", [-0x1.9c511dc3a41dfp-29, 0x1.380923f3922aap-84],
    [-0x1.9c511dc3a41dfp-29, 0x1.21c0b675c1a71p-84, -0x1.3db303dc18bd4p-140]
  ),
  (
    "sinh", [0x1.a36e2eb1c432dp-12, -0x1.69435f7cf953dp-66],
    [0x1.a36e2f6d6a984p-12, 0x1.5d137c89589f1p-66, -0x1.41fe960d769eap-120]
  ),
  (
    "sinh", [0x1.999999999999ap-4, 0x1.f1c76b383f31fp-59],
    [0x1.9a487337b59b3p-4, 0x1.f22987fbec06dp-58, 0x1.8cb4c52450e57p-112]
  ),
  (
    "sinh", [-0x1.6666666666666p-1, -0x1.235bc6b95280dp-58],
    [-0x1.8465153d5bdbdp-1, 0x1.9ca1bba1e6453p-55, 0x1.13ab9e9153c0cp-111]
  ),
  (
    "sinh", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.2cd9fc44eb982p+0, 0x1.6a0092521fc19p-54, 0x1.ffab9884f1065p-109]
  ),
  (
    "sinh", [0x1.4000000000000p+1, 0x1.47d8a15cccd1ep-55],
    [0x1.83368cdb0b6d3p+2, 0x1.2d2c4e584a97cp-54, 0x1.c389eb2c8ddf7p-108]
  ),
  (
    "sinh", [-0x1.a99999999999ap+3, 0x1.e13dea406d244p-52],
    [-0x1.239973a42d522p+18, -0x1.68c43524237bep-36, 0x1.575e9f2a8d478p-90]
  ),
  (
    "sinh", [0x1.f666666666666p+4, 0x1.bd6ab73d1484ep-50],
    [0x1.3b4f339acf63bp+44, 0x1.1b308dfbd0f1bp-11, -0x1.20b295513acbap-65]
  ),
  (
    "cosh", [0x1.4484bfeebc2a0p-100, 0x1.a48379c6b9d92p-155],
    [0x1.0000000000000p+0, 0x1.9b604aaaca628p-201, -0x1.e5538b0dd12abp-258]
  ),
  (
    "cosh", [-0x1.9c511dc3a41dfp-29, 0x1.195d3e39e262dp-83],
    [0x1.0000000000000p+0, 0x1.4c0a98c0c8c21p-58, -0x1.bc2bdd25838b5p-112]
  ),
  (
    "cosh", [0x1.a36e2eb1c432dp-12, -0x1.f93e5e08c7e88p-68],
    [0x1.0000015798ee7p+0, -0x1.ab56adac75358p-60, -0x1.25d096667007ep-116]
  ),
  (
    "cosh", [0x1.999999999999ap-4, 0x1.46979075f329cp-59],
    [0x1.0147f40224b38p+0, 0x1.b9b0ad401e9eap-54, -0x1.c323dca37cc44p-108]
  ),
  (
    "cosh", [-0x1.6666666666666p-1, -0x1.107cf215e393bp-56],
    [0x1.4152c1862342fp+0, -0x1.085960cd6aef7p-55, -0x1.c9282b6b27c53p-110]
  ),
  (
    "cosh", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.8b07551d9f550p+0, 0x1.30af4a040065bp-54, -0x1.b099561407223p-108]
  ),
  (
    "cosh", [0x1.4000000000000p+1, 0x1.f6c790fb473d3p-54],
    [0x1.88776e4b30aa4p+2, 0x1.25daebf9cf2e7p-53, 0x1.b1235d97f3e6cp-108]
  ),
  (
    "cosh", [-0x1.a99999999999ap+3, 0x1.dd60ced0ced7dp-54],
    [0x1.239973a434584p+18, -0x1.da458edd9c15bp-36, 0x1.d0dc2e2560663p-90]
  ),
  (
    "cosh", [0x1.f666666666666p+4, 0x1.2a7537807cc0ep-50],
    [0x1.3b4f339acf638p+44, 0x1.3d7f8e09f0723p-10, 0x1.141afecb05af1p-65]
  ),
  (
    "tanh", [0x1.4484bfeebc2a0p-100, 0x1.8decb78ec13c0p-156],
    [0x1.4484bfeebc2a0p-100, 0x1.8decb78ec13c0p-156, -0x1.5ba775b76bdebp-301]
  ),
  (
    "tanh", [-0x1.9c511dc3a41dfp-29, 0x1.23de3d3821a34p-84],
    [-0x1.9c511dc3a41dfp-29, 0x1.506f1833c2aa6p-84, 0x1.3dbc6437a9052p-139]
  ),
  (
    "tanh", [0x1.a36e2eb1c432dp-12, 0x1.087c0d116be32p-68],
    [0x1.a36e2d3a7769ap-12, 0x1.7522cd875ce68p-71, 0x1.b3bc9d324a9d5p-127]
  ),
  (
    "tanh", [0x1.999999999999ap-4, 0x1.19fe7e7ff0f2fp-58],
    [0x1.983d7795f413bp-4, -0x1.e36bf0f197b35p-58, -0x1.8c3c8b32c0f50p-112]
  ),
  (
    "tanh", [-0x1.6666666666666p-1, -0x1.bead817e2688bp-56],
    [-0x1.356fb17af2e91p-1, 0x1.cee08c7caad80p-57, 0x1.7e0b24dcfca16p-111]
  ),
  (
    "tanh", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.85efab514f394p-1, 0x1.5618caf8a4f11p-55, -0x1.8b019d4332785p-109]
  ),
  (
    "tanh", [0x1.4000000000000p+1, 0x1.8590c629259c0p-60],
    [0x1.f9258260a71c2p-1, -0x1.c3d64df19fea8p-56, 0x1.37628125c9d40p-110]
  ),
  (
    "tanh", [-0x1.a99999999999ap+3, -0x1.10bb3cfa0b1d6p-53],
    [-0x1.fffffffff3ab1p-1, 0x1.1498e46887f4dp-57, 0x1.4bf5bb1ede32bp-111]
  ),
  (
    "tanh", [0x1.f666666666666p+4, -0x1.a4f006a327b79p-50],
    [0x1.0000000000000p+0, -0x1.518076ab11504p-90, 0x1.47f04e7b51dedp-144]
  ),
  (
    "tanh", [-0x1.9400000000000p+6, 0x0.0p+0],
    [-0x1.0000000000000p+0, 0x1.7d843b0a76d0dp-291, -0x1.683886b487bd6p-345]
  ),
  (
    "ln", [0x1.4484bfeebc2a0p-100, -0x1.2c8c60694b3dep-155],
    [-0x1.144f69ff9ffc4p+6, -0x1.4d2d7c30df406p-49, -0x1.0f94753572a1bp-103]
  ),
  (
    "ln", [0x1.47ae147ae147bp-6, 0x1.5ed5134e0bf4cp-61],
    [-0x1.f4bd2b7ac1bafp+1, -0x1.b3adf269e8b22p-55, 0x1.0f255c71757d6p-118]
  ),
  (
    "ln", [0x1.fffeb074a771dp-1, -0x1.3bdea597cfdfap-57],
    [-0x1.4f8bc681e0ad2p-17, -0x1.838e7f3b0c2f6p-71, 0x1.cbc5db5c657b2p-125]
  ),
  (
    "ln", [0x1.000001ad7f29bp+0, -0x1.2d5b3d9c19750p-55],
    [0x1.ad7f28455b92bp-24, -0x1.5b43c6fe634b6p-78, 0x1.fed34e6ff3f66p-132]
  ),
  (
    "ln", [0x1.6666666666666p+0, 0x1.f7b268c4db2d4p-58],
    [0x1.588c2d913348fp-2, -0x1.a13fe2a1fb2b8p-56, 0x1.4d1e7255e62cdp-110]
  ),
  (
    "ln", [0x1.0000000000000p+1, 0x0.0p+0],
    [0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56, 0x1.7b57a079a1934p-111]
  ),
  (
    "ln", [0x1.d333333333333p+2, 0x1.557f91cdac0f4p-53],
    [0x1.fce55551e156ep+0, -0x1.e93075cd2f0f3p-55, -0x1.d90acd1c99b0dp-110]
  ),
  (
    "ln", [0x1.f400000000000p+9, 0x0.0p+0],
    [0x1.ba18a998fffa0p+2, 0x1.112fc120a0a22p-52, -0x1.b86156140e44ap-108]
  ),
  (
    "ln", [0x1.fde9f10a8d361p+78, 0x1.404d46b0449b5p+23],
    [0x1.b6094e92cca28p+5, -0x1.d7ee7f0e193f6p-50, 0x1.130c4293ccdf9p-104]
  ),
  (
    "log1p", [0x1.4484bfeebc2a0p-100, -0x1.24c2b6bd004bcp-156],
    [0x1.4484bfeebc2a0p-100, -0x1.24c2b6bd0058ap-156, 0x1.3f6aaa6b3b186p-210]
  ),
  (
    "log1p", [-0x1.9c511dc3a41dfp-29, 0x1.6a682da5eb628p-86],
    [-0x1.9c511dce0472bp-29, -0x1.6a8cebe7c6d1bp-83, -0x1.a730c618ad983p-138]
  ),
  (
    "log1p", [0x1.a36e2eb1c432dp-12, 0x1.97277ed1adc5ep-72],
    [0x1.a358b69a11fcbp-12, 0x1.5d95f6eebb0fep-68, -0x1.f2b1b20d04c56p-122]
  ),
  (
    "log1p", [0x1.999999999999ap-4, 0x1.9a9491515f745p-59],
    [0x1.8663f793c46c7p-4, 0x1.3d0d51dcd42b1p-59, 0x1.79c5898c73ffcp-113]
  ),
  (
    "log1p", [-0x1.0000000000000p-1, -0x1.34bfe13f660f0p-60],
    [-0x1.62e42fefa39efp-1, -0x1.d261dfdb84c5dp-56, -0x1.7ccbfebf7403ap-111]
  ),
  (
    "log1p", [0x1.8000000000000p-1, -0x1.2720d92658ed2p-57],
    [0x1.1e85f5e7040d0p-1, 0x1.9b10460017ff1p-56, -0x1.f475b1442725ep-110]
  ),
  (
    "log1p", [-0x1.fae147ae147aep-1, 0x1.2ce933ae83476p-60],
    [-0x1.26bb1bbb55514p+2, -0x1.95ea133aea7a2p-52, -0x1.c5e77eb34e658p-106]
  ),
  (
    "log1p", [0x1.fffffff768fa1p-1, -0x1.b18b30c2a9215p-55],
    [0x1.62e42feb581bfp-1, 0x1.fbf8339a9f3a3p-55, -0x1.7600949b60c56p-109]
  ),
  (
    "log1p", [0x1.8000000000000p+1, 0x0.0p+0],
    [0x1.62e42fefa39efp+0, 0x1.abc9e3b39803fp-55, 0x1.7b57a079a1934p-110]
  ),
  (
    "log1p", [0x1.ff2e48e8a71dep-8, -0x1.a40c888006cf3p-62],
    [0x1.fd328f72edd58p-8, -0x1.a6e13a005e289p-64, -0x1.7dd9e5aa0f753p-120]
  ),
  (
    "log2", [0x1.4484bfeebc2a0p-100, 0x1.db358653229b6p-156],
    [-0x1.8ea1a18e2093ap+6, -0x1.1c6ba2e0a5017p-48, 0x1.b3adbb193f829p-102]
  ),
  (
    "log2", [0x1.47ae147ae147bp-6, 0x1.1cfee6fe398a2p-60],
    [-0x1.6934f0979a371p+2, -0x1.0c36928fc3761p-52, 0x1.24eb5122adfb6p-108]
  ),
  (
    "log2", [0x1.fffeb074a771dp-1, 0x1.57825250fd1d8p-57],
    [-0x1.e4172e152d70bp-17, 0x1.07aa0362e6901p-72, -0x1.f61e56b5b6508p-126]
  ),
  (
    "log2", [0x1.000001ad7f29bp+0, -0x1.883bf19b0cd2bp-57],
    [0x1.35d0fea56f538p-23, 0x1.0b22841f63e17p-79, -0x1.b3940b5d4bf42p-136]
  ),
  (
    "log2", [0x1.6666666666666p+0, -0x1.a954228dc4e49p-55],
    [0x1.f113baed305d9p-2, 0x1.350f203fef6b2p-56, 0x1.a5c90599ae05bp-111]
  ),
  (
    "log2", [0x1.0000000000000p+1, 0x0.0p+0],
    [0x1.0000000000000p+0, 0x0.0p+0, 0x0.0p+0]
  ),
  (
    "log2", [0x1.d333333333333p+2, 0x1.e1ee0455ed55dp-60],
    [0x1.6f173b3894ccap+1, -0x1.0fe48385702bcp-53, 0x1.6b8dee66129bfp-110]
  ),
  (
    "log2", [0x1.f400000000000p+9, 0x0.0p+0],
    [0x1.3ee7b471b3a95p+3, 0x1.f5b707c9fbd22p-55, -0x1.b865ceebf8156p-112]
  ),
  (
    "log2", [0x1.fde9f10a8d361p+78, 0x1.ba78b9ba12b12p+24],
    [0x1.3bf9f7e29abe6p+6, 0x1.bd7c00759104bp-48, 0x1.781496dd6784dp-102]
  ),
  (
    "log10", [0x1.4484bfeebc2a0p-100, 0x1.3c0b0f395275cp-155],
    [-0x1.e000000000000p+4, 0x1.ba17d421ab319p-55, 0x1.8967e45867323p-114]
  ),
  (
    "log10", [0x1.47ae147ae147bp-6, 0x1.75e08cf19a248p-64],
    [-0x1.b2efb2bd82180p+0, -0x1.b69e5a99c1a7ap-55, 0x1.c439fc220283cp-110]
  ),
  (
    "log10", [0x1.fffeb074a771dp-1, 0x1.4c0a2c6396500p-55],
    [-0x1.237398cfe67cbp-18, -0x1.7826e1ec42a1ap-76, 0x1.4ab3bb97922dep-131]
  ),
  (
    "log10", [0x1.000001ad7f29bp+0, -0x1.eda72babd36a0p-56],
    [0x1.750e5c9f04417p-25, -0x1.2d4012d3fcf2fp-79, 0x1.009b489252806p-133]
  ),
  (
    "log10", [0x1.6666666666666p+0, 0x1.1c4ccd8bb73e0p-59],
    [0x1.2b452cf2224fap-3, -0x1.b3110bf6ea5dep-57, 0x1.e7ac8ae5fd0ddp-114]
  ),
  (
    "log10", [0x1.0000000000000p+1, 0x0.0p+0],
    [0x1.34413509f79ffp-2, -0x1.9dc1da994fd21p-59, 0x1.22f04d5a618a8p-114]
  ),
  (
    "log10", [0x1.d333333333333p+2, 0x1.7c81c91a5d773p-52],
    [0x1.ba057434368c8p-1, 0x1.40fb502643a9ep-56, -0x1.9d2e9be371f16p-112]
  ),
  (
    "log10", [0x1.f400000000000p+9, 0x0.0p+0],
    [0x1.8000000000000p+1, 0x0.0p+0, 0x0.0p+0]
  ),
  (
    "log10", [0x1.fde9f10a8d361p+78, 0x1.1d9d40dae29aap+22],
    [0x1.7c793a2ba0759p+4, 0x1.3310f9479502bp-50, 0x1.86b807337418dp-105]
  ),
  (
    "asinh", [0x1.4484bfeebc2a0p-100, -0x1.7df5d7cb99c39p-158],
    [0x1.4484bfeebc2a0p-100, -0x1.7df5d7cb99c39p-158, -0x1.5ba775b76bdebp-302]
  ),
  (
    "asinh", [-0x1.9c511dc3a41dfp-29, 0x1.5677c5c375155p-84],
    [-0x1.9c511dc3a41dfp-29, 0x1.6cc033414598ep-84, 0x1.2c9b1e3f28602p-140]
  ),
  (
    "asinh", [0x1.a36e2eb1c432dp-12, 0x1.21e354201d945p-69],
    [0x1.a36e2df61dce5p-12, 0x1.539ff9cffc7c8p-68, 0x1.238b3d76b6e06p-122]
  ),
  (
    "asinh", [0x1.999999999999ap-4, 0x1.5105cf248063bp-58],
    [0x1.98eb9e7e5fc3fp-4, -0x1.9868c5aed12fep-59, 0x1.b5c072d4d1de5p-113]
  ),
  (
    "asinh", [-0x1.6666666666666p-1, 0x1.3ee07e3fc77e2p-55],
    [-0x1.4e2a4fe9085ddp-1, 0x1.10b8457b632afp-56, -0x1.425db570a1bc3p-110]
  ),
  (
    "asinh", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.c34366179d427p-1, -0x1.9f270661722dbp-56, 0x1.8a53cd3ba8080p-112]
  ),
  (
    "asinh", [0x1.4000000000000p+1, 0x1.46c554fb66928p-54],
    [0x1.a5b0f0be9dcf6p+0, -0x1.238f94f8eabbcp-54, -0x1.7d0542d9a2eafp-108]
  ),
  (
    "asinh", [-0x1.a99999999999ap+3, -0x1.eb09234ba2449p-52],
    [-0x1.a4231cb3903cap+1, 0x1.44dc8c7ad52efp-54, -0x1.985cdf4e50c7ep-108]
  ),
  (
    "asinh", [0x1.f666666666666p+4, 0x1.5d3adbf0e2285p-50],
    [0x1.08f92d3a55ecap+2, -0x1.a99119ce7ccc1p-53, -0x1.172faae130d27p-107]
  ),
  (
    "asinh", [-0x1.2a05f20000000p+33, -0x1.02083c24ff5e6p-22],
    [-0x1.7b810429a7c2ap+4, -0x1.7beefc0b5d968p-50, 0x1.ccd25127aa96fp-104]
  ),
  (
    "acosh", [0x1.000001ad7f29bp+0, 0x1.1ce742ace0c53p-55],
    [0x1.d4effc0793bf3p-12, 0x1.74befbb987bcep-70, -0x1.c34f138e1025cp-124]
  ),
  (
    "acosh", [0x1.8000000000000p+0, 0x1.9d223d3225cf8p-59],
    [0x1.ecc2caec5160ap-1, -0x1.95efa5898c8aep-55, 0x1.69a90dfe3e4c0p-109]
  ),
  (
    "acosh", [0x1.4000000000000p+3, 0x0.0p+0],
    [0x1.7f21ed1ce05d4p+1, 0x1.fe41cafbc3da4p-54, 0x1.8cc2d9d7c2505p-108]
  ),
  (
    "acosh", [0x1.c6bf526340000p+49, 0x1.91cb22e30be8dp-8],
    [0x1.19dafabf5e8acp+5, -0x1.84218be1bd511p-51, 0x1.f065fb1de1b82p-105]
  ),
  (
    "atanh", [0x1.4484bfeebc2a0p-100, -0x1.59621a9ba0086p-157],
    [0x1.4484bfeebc2a0p-100, -0x1.59621a9ba0086p-157, 0x1.5ba775b76bdebp-301]
  ),
  (
    "atanh", [-0x1.9c511dc3a41dfp-29, 0x1.496e9fe15e760p-83],
    [-0x1.9c511dc3a41dfp-29, 0x1.332632638df27p-83, -0x1.aa5eae6fba7e6p-140]
  ),
  (
    "atanh", [0x1.a36e2eb1c432dp-12, 0x1.17592b0f7f4e8p-66],
    [0x1.a36e302910fffp-12, 0x1.29daff3084563p-66, 0x1.128265048f654p-120]
  ),
  (
    "atanh", [0x1.999999999999ap-4, 0x1.9cdf747a0766dp-61],
    [0x1.9af93cd234412p-4, 0x1.e664f1038bd83p-58, 0x1.3e7630a8bd477p-113]
  ),
  (
    "atanh", [-0x1.0000000000000p-1, 0x1.14a0c3f9fec86p-56],
    [-0x1.193ea7aad030ap-1, -0x1.a53dd91200bbcp-55, 0x1.7c5369f31c472p-109]
  ),
  (
    "atanh", [0x1.8000000000000p-1, 0x1.a1a301dbdfae0p-62],
    [0x1.f2272ae325a57p-1, 0x1.5932d77757c81p-55, 0x1.cf749cd451bf1p-115]
  ),
  (
    "atanh", [-0x1.fae147ae147aep-1, 0x1.b82179d017aa5p-60],
    [-0x1.52c581997cd85p+1, 0x1.9da49f3110e1bp-57, 0x1.e01f26b691cfap-111]
  ),
  (
    "atanh", [0x1.fffffff768fa1p-1, -0x1.07f6f9027ced9p-56],
    [0x1.56a9a0b5dae90p+3, -0x1.b5ea8f6bc3cfap-55, -0x1.a5433d4c7bc1ap-109]
  ),
  (
    "sin", [0x1.4484bfeebc2a0p-100, -0x1.67a4e4845dad0p-156],
    [0x1.4484bfeebc2a0p-100, -0x1.67a4e4845dad0p-156, -0x1.5ba775b76bdebp-302]
  ),
  (
    "sin", [-0x1.9c511dc3a41dfp-29, -0x1.c8ecd5fa32b35p-87],
    [-0x1.9c511dc3a41dfp-29, -0x1.16a96a0bae96cp-87, -0x1.302e2eb0ab86dp-142]
  ),
  (
    "sin", [0x1.a36e2eb1c432dp-12, 0x1.74ecf81108ba3p-68],
    [0x1.a36e2df61dcd9p-12, -0x1.d14e445a560b1p-66, -0x1.571fa1f96c9ffp-121]
  ),
  (
    "sin", [0x1.999999999999ap-4, 0x1.4ba2c4a307cf7p-60],
    [0x1.98eaecb8bcb2cp-4, 0x1.35c27f71a836ep-58, -0x1.bcfb34bc14de4p-114]
  ),
  (
    "sin", [-0x1.6666666666666p-1, 0x1.b00160a81f729p-59],
    [-0x1.49d6e694619b8p-1, -0x1.76e1428163412p-61, -0x1.d112f51275151p-121]
  ),
  (
    "sin", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.aed548f090ceep-1, 0x1.06374f484e288p-59, -0x1.879aec35ddd9ap-113]
  ),
  (
    "sin", [0x1.4000000000000p+1, -0x1.0fe2ebb6122cep-53],
    [0x1.326af0dcfcab1p-1, 0x1.6a054ac741cf3p-55, 0x1.d255745183216p-109]
  ),
  (
    "sin", [-0x1.a99999999999ap+3, 0x1.9e49d1a6cb31ep-52],
    [-0x1.56d1d90e0cc01p-1, -0x1.41787ca1b152cp-56, 0x1.9917225e73176p-111]
  ),
  (
    "sin", [0x1.f666666666666p+4, -0x1.23e781249f5cfp-50],
    [-0x1.04ede8c1cb430p-6, 0x1.ecdcec0fc763fp-60, -0x1.57f5cd8ee7241p-114]
  ),
  (
    "sin", [0x1.6000000000000p+4, 0x0.0p+0],
    [-0x1.220a29f6eb9f4p-7, 0x1.504b8bc40d505p-62, 0x1.4a4358afbfb5dp-116]
  ),
  (
    "sin", [0x1.6300000000000p+8, 0x0.0p+0],
    [-0x1.f9bd0307d1de3p-16, 0x1.894874d2528d2p-70, -0x1.69573e2e9a1c6p-128]
  ),
  (
    "sin", [-0x1.86a0800000000p+16, -0x1.db18431500adfp-41],
    [0x1.ca7e13c8ab199p-2, -0x1.ecd5afb1847f5p-58, 0x1.003f8028446b2p-117]
  ),
  (
    "sin", [0x1.78c29dccccccdp+23, 0x1.e9a64c3a70863p-32],
    [-0x1.cb6bcc6a7b421p-1, -0x1.8b8d7c7339496p-57, -0x1.4d1a9d2adfa67p-111]
  ),
  (
    "cos", [0x1.4484bfeebc2a0p-100, 0x1.5ca8038b11bc2p-155],
    [0x1.0000000000000p+0, -0x1.9b604aaaca628p-201, 0x1.2f82ec1be3784p-256]
  ),
  (
    "cos", [-0x1.9c511dc3a41dfp-29, -0x1.b8fe7700dc611p-84],
    [0x1.0000000000000p+0, -0x1.4c0a98c0c8c21p-58, -0x1.632913f0457c8p-112]
  ),
  (
    "cos", [0x1.a36e2eb1c432dp-12, 0x1.ddcdef27ce3f3p-67],
    [0x1.fffffd50ce245p-1, 0x1.d3c336043002dp-56, 0x1.74dc89ac39604p-111]
  ),
  (
    "cos", [0x1.999999999999ap-4, -0x1.68d56822fa258p-59],
    [0x1.fd712f9a817c1p-1, -0x1.f93a540030592p-55, 0x1.a101849b95d30p-109]
  ),
  (
    "cos", [-0x1.6666666666666p-1, -0x1.b8eecf6a19589p-56],
    [0x1.87996529f9d92p-1, 0x1.ffc406a9101c1p-55, -0x1.5e12bf8ebbd45p-109]
  ),
  (
    "cos", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.14a280fb5068cp-1, -0x1.b71edcc9344bcp-55, -0x1.c85acbb918aedp-109]
  ),
  (
    "cos", [0x1.4000000000000p+1, 0x1.8eda83144a64cp-55],
    [-0x1.9a2f7ef858b7dp-1, -0x1.9af26487971fdp-55, 0x1.587069134b59dp-111]
  ),
  (
    "cos", [-0x1.a99999999999ap+3, 0x1.3f46a7648d872p-51],
    [0x1.7c499e9bc960fp-1, 0x1.c74f572fd5778p-55, -0x1.6fce7472421b8p-110]
  ),
  (
    "cos", [0x1.f666666666666p+4, -0x1.b510faf63ba70p-50],
    [0x1.ffef60790cc73p-1, 0x1.675c1c5d7b1bap-55, -0x1.67e95013dc9b5p-113]
  ),
  (
    "cos", [0x1.6000000000000p+4, 0x0.0p+0],
    [-0x1.fffadd8d4acdap-1, -0x1.f6b2aa0db6ecdp-61, 0x1.bd56449764880p-115]
  ),
  (
    "cos", [0x1.6300000000000p+8, 0x0.0p+0],
    [-0x1.fffffffc18e4cp-1, 0x1.862265016699cp-57, 0x1.a82bd35f12dfcp-111]
  ),
  (
    "cos", [-0x1.86a0800000000p+16, 0x1.5553a4336aabep-38],
    [-0x1.c9cf67d747222p-1, -0x1.900d3cc404b47p-55, -0x1.d9b7915e3a1e8p-109]
  ),
  (
    "cos", [0x1.78c29dccccccdp+23, 0x1.5aa9684297462p-32],
    [0x1.c4004c8c4bdbfp-2, 0x1.a630f5a7ecbf9p-57, -0x1.27bf41513ccf7p-111]
  ),
  (
    "tan", [0x1.4484bfeebc2a0p-100, -0x1.2494e6615dc9ap-155],
    [0x1.4484bfeebc2a0p-100, -0x1.2494e6615dc9ap-155, 0x1.5ba775b76bdeap-301]
  ),
  (
    "tan", [-0x1.9c511dc3a41dfp-29, 0x1.21d372395e0f5p-83],
    [-0x1.9c511dc3a41dfp-29, 0x1.0b8b04bb8d8bcp-83, -0x1.d7f5cc1de819dp-140]
  ),
  (
    "tan", [0x1.a36e2eb1c432dp-12, 0x1.78e3c1af725cdp-68],
    [0x1.a36e302910ff3p-12, -0x1.ee7b61d4c5515p-66, -0x1.a59c855a0ff18p-120]
  ),
  (
    "tan", [0x1.999999999999ap-4, -0x1.cad0cdfb63bc0p-60],
    [0x1.9af8877430b80p-4, -0x1.3adfac6349d6dp-64, 0x1.c4cf224a37285p-118]
  ),
  (
    "tan", [-0x1.6666666666666p-1, 0x1.15b6d85e03e3cp-55],
    [-0x1.af406c2fc78adp-1, -0x1.78b91eb869695p-56, -0x1.faa232b2f119cp-110]
  ),
  (
    "tan", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.8eb245cbee3a6p+0, -0x1.1d4ce0afb373bp-54, 0x1.676aa44afd199p-113]
  ),
  (
    "tan", [0x1.4000000000000p+1, -0x1.881c846b3fb6bp-54],
    [-0x1.7e79b4e00bb16p-1, 0x1.0f715c8122620p-56, 0x1.12a8bdeac916ep-112]
  ),
  (
    "tan", [-0x1.a99999999999ap+3, -0x1.4f9bf5affdce3p-55],
    [-0x1.cd8e1f681e851p-1, 0x1.48cdebd7ac6d0p-55, -0x1.29b5402c4611fp-111]
  ),
  (
    "tan", [0x1.f666666666666p+4, -0x1.2c1a68d70d325p-50],
    [-0x1.04f661c425348p-6, -0x1.7c3b238223f8cp-60, 0x1.6952b9cc9a8eap-116]
  ),
  (
    "tan", [0x1.6000000000000p+4, 0x0.0p+0],
    [0x1.220d129b73ef8p-7, -0x1.9d695f2680431p-64, -0x1.48eb5ce7392cbp-122]
  ),
  (
    "tan", [0x1.6300000000000p+8, 0x0.0p+0],
    [0x1.f9bd030bacc16p-16, 0x1.7ccc31be7b4adp-72, 0x1.69dc280092c29p-127]
  ),
  (
    "tan", [-0x1.86a0800000000p+16, 0x1.3f573624d140fp-39],
    [-0x1.0061ac6d685b3p-1, 0x1.14e701526b6f9p-55, -0x1.f9df9acf5fe2cp-110]
  ),
  (
    "tan", [0x1.78c29dccccccdp+23, 0x1.1efcb95b3ecdfp-32],
    [-0x1.0433d1e83d3b7p+1, -0x1.bf0a6001cc7cdp-53, -0x1.63c557e3275e2p-109]
  ),
  (
    "cot", [0x1.4484bfeebc2a0p-100, -0x1.a75d59c844c3ap-158],
    [0x1.93e5939a08ce9p+99, 0x1.31e68e2fd6d2ap+45, 0x1.74eca1c2a4894p-9]
  ),
  (
    "cot", [-0x1.9c511dc3a41dfp-29, 0x1.0835c404625dbp-84],
    [-0x1.3de4355555555p+28, -0x1.d0166f5d2c1d4p-26, 0x1.bba28f572eafap-80]
  ),
  (
    "cot", [0x1.a36e2eb1c432dp-12, -0x1.3cd5e5ee681e5p-70],
    [0x1.387ffee861360p+11, -0x1.de75326dcd241p-45, -0x1.0bba83820ecb4p-99]
  ),
  (
    "cot", [0x1.999999999999ap-4, -0x1.5f36f67cd87b0p-58],
    [0x1.3eeec049184b7p+3, -0x1.6e67708dffc58p-53, -0x1.59f58db7c68f9p-109]
  ),
  (
    "cot", [-0x1.6666666666666p-1, 0x1.24bcb40c21a6ep-57],
    [-0x1.2fef14a96d5dbp+0, 0x1.5014d4494ddfap-54, -0x1.1555eff8fee04p-110]
  ),
  (
    "cot", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.48c05d04e1cfep-1, -0x1.f2eb13522f3f1p-55, 0x1.5dc5772aae5fdp-109]
  ),
  (
    "cot", [0x1.4000000000000p+1, -0x1.6c681f3563171p-56],
    [-0x1.56b1a4cbeafe4p+0, 0x1.0d5d42d5142d6p-54, 0x1.50e1d1d429155p-108]
  ),
  (
    "cot", [-0x1.a99999999999ap+3, 0x1.ddf94453a0931p-52],
    [-0x1.1bfaa35660f9ep+0, 0x1.8908d93ca3d04p-55, -0x1.853061200f0b1p-109]
  ),
  (
    "cot", [0x1.f666666666666p+4, -0x1.61cdfbfd07728p-50],
    [-0x1.f6438d11bcd03p+5, 0x1.00f4709d53439p-51, 0x1.22c00bf58149ep-105]
  ),
  (
    "cot", [0x1.6000000000000p+4, 0x0.0p+0],
    [0x1.c3e491417403ap+6, 0x1.98a097f445602p-49, -0x1.de09d55867258p-103]
  ),
  (
    "cot", [0x1.6300000000000p+8, 0x0.0p+0],
    [0x1.032b6ae480666p+15, 0x1.32f111cd0711cp-39, 0x1.c67413efcbf0ap-94]
  ),
  (
    "cot", [-0x1.86a0800000000p+16, -0x1.191fb09d55a1dp-38],
    [-0x1.ff3cf190e609dp+0, 0x1.af7261e1ffbcfp-54, -0x1.322e0960efc92p-110]
  ),
  (
    "cot", [0x1.78c29dccccccdp+23, 0x1.b70fc97da7392p-37],
    [-0x1.f7bb1c3a570ddp-2, 0x1.3a21974a8b552p-56, -0x1.a4597684cdd94p-111]
  ),
  (
    "sinOfDegrees", [0x1.4484bfeebc2a0p-100, -0x1.53dbfd4350985p-155],
    [0x1.6a7d9ec1cab42p-106, 0x1.735c892ac7205p-161, 0x1.8672d9c224cd4p-215]
  ),
  (
    "sinOfDegrees", [-0x1.9c511dc3a41dfp-29, -0x1.39a31c65fefabp-85],
    [-0x1.cc8ff6689d97dp-35, -0x1.05bfc2607eb4fp-95, -0x1.1885cf64d2d87p-150]
  ),
  (
    "sinOfDegrees", [0x1.a36e2eb1c432dp-12, 0x1.deb6c02a92606p-67],
    [0x1.d4821ce8db4ccp-18, 0x1.fc37d2a6d57aep-80, -0x1.8c55201192e59p-134]
  ),
  (
    "sinOfDegrees", [0x1.999999999999ap-4, -0x1.614a8db8078f6p-58],
    [0x1.c98701025eb1fp-10, 0x1.4a62630847c65p-65, -0x1.54031fc7f9317p-119]
  ),
  (
    "sinOfDegrees", [-0x1.6666666666666p-1, 0x1.37090582853ecp-55],
    [-0x1.9053a18573a17p-7, -0x1.31fee36f1721ep-61, -0x1.3afb2bc94da68p-116]
  ),
  (
    "sinOfDegrees", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.1df0b2b89dd1ep-6, 0x1.5834d68148788p-60, -0x1.a4311c0b03714p-114]
  ),
  (
    "sinOfDegrees", [0x1.4000000000000p+1, -0x1.9746acdae9bdbp-54],
    [0x1.65547c4694e11p-5, -0x1.0fe06df7d8b29p-59, -0x1.ef35b94fa7500p-118]
  ),
  (
    "sinOfDegrees", [-0x1.a99999999999ap+3, -0x1.4f4a7c38519adp-52],
    [-0x1.d724510d6911dp-3, -0x1.fd478cc76fa63p-58, -0x1.6274bfa3ae5d1p-115]
  ),
  (
    "sinOfDegrees", [0x1.f666666666666p+4, -0x1.334352e1dc93ep-50],
    [0x1.0ac1c64350036p-1, -0x1.70b531bd995b6p-55, -0x1.a5a5e97ffa63bp-110]
  ),
  (
    "sinOfDegrees", [0x1.6000000000000p+4, 0x0.0p+0],
    [0x1.7f98deee59681p-2, 0x1.7ce7221fdb4d2p-56, -0x1.3aebf80f97b62p-113]
  ),
  (
    "sinOfDegrees", [0x1.6300000000000p+8, 0x0.0p+0],
    [-0x1.64fd6b8c28103p-4, 0x1.c8b5c051cd2dcp-58, 0x1.8d2f69ca15d16p-112]
  ),
  (
    "sinOfDegrees", [-0x1.86a0800000000p+16, -0x1.1fba64f1f2fbap-39],
    [0x1.f76d2fef3cc10p-1, 0x1.2305c1591c1d6p-56, 0x1.cc249778c0ac3p-111]
  ),
  (
    "sinOfDegrees", [0x1.78c29dccccccdp+23, 0x1.e35530a65e37ep-33],
    [-0x1.4bb101f73b33bp-2, -0x1.55a6d93cf7d3bp-56, -0x1.15cf4a0ae1950p-110]
  ),
  (
    "cosOfDegrees", [0x1.4484bfeebc2a0p-100, 0x1.a1cadc73d1214p-158],
    [0x1.0000000000000p+0, -0x1.00a3c1503e7cap-212, 0x1.b1cd1aa50cd81p-267]
  ),
  (
    "cosOfDegrees", [-0x1.9c511dc3a41dfp-29, 0x1.9eb9a4682e1c9p-84],
    [0x1.0000000000000p+0, -0x1.9e4ad73e96336p-70, -0x1.6066b94db1aadp-124]
  ),
  (
    "cosOfDegrees", [0x1.a36e2eb1c432dp-12, 0x1.670fd49c3154ap-66],
    [0x1.ffffffffca694p-1, 0x1.0ac46372f72d7p-59, -0x1.d8efa08de210cp-113]
  ),
  (
    "cosOfDegrees", [0x1.999999999999ap-4, 0x1.b723d59ed4ef8p-59],
    [0x1.ffffcce4c8e64p-1, 0x1.c07dbedaf88dcp-58, -0x1.27279e21db954p-114]
  ),
  (
    "cosOfDegrees", [-0x1.6666666666666p-1, -0x1.56ad8276eaa29p-60],
    [0x1.fff637d243c3ap-1, 0x1.197742abf01adp-56, -0x1.ea0bb567bf384p-112]
  ),
  (
    "cosOfDegrees", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.ffec097f5af8ap-1, -0x1.18945ff801a15p-55, -0x1.ec57edd45ddc4p-109]
  ),
  (
    "cosOfDegrees", [0x1.4000000000000p+1, -0x1.3ee0e2d48f1e8p-54],
    [0x1.ff833f9da45f7p-1, -0x1.49ff3588713cdp-55, 0x1.791a978813918p-109]
  ),
  (
    "cosOfDegrees", [-0x1.a99999999999ap+3, -0x1.c712395184f97p-53],
    [0x1.f244804f78b2cp-1, -0x1.b81154607d8d6p-56, -0x1.9f16280ea3af0p-111]
  ),
  (
    "cosOfDegrees", [0x1.f666666666666p+4, -0x1.7c2eee82fefd4p-52],
    [0x1.b5049c2f8b655p-1, -0x1.844077ea5f3a1p-56, 0x1.b7665ca4cabc3p-110]
  ),
  (
    "cosOfDegrees", [0x1.6000000000000p+4, 0x0.0p+0],
    [0x1.dab7d7997cb58p-1, -0x1.b12f63f5c16f5p-56, -0x1.f75c680285481p-110]
  ),
  (
    "cosOfDegrees", [0x1.6300000000000p+8, 0x0.0p+0],
    [0x1.fe0d3b41815a2p-1, -0x1.dc0ff3c26b1bep-57, -0x1.1525ff3eb4d3dp-112]
  ),
  (
    "cosOfDegrees", [-0x1.86a0800000000p+16, -0x1.aaa2bb857eea6p-41],
    [0x1.7537e63144003p-3, 0x1.df823cca58b13p-60, 0x1.9f9a40f997f93p-118]
  ),
  (
    "cosOfDegrees", [0x1.78c29dccccccdp+23, -0x1.e4e6da7e70830p-33],
    [-0x1.e4654cd6c5241p-1, -0x1.28b577cebde38p-58, -0x1.c737f3efb0de0p-113]
  ),
  (
    "tanOfDegrees", [0x1.4484bfeebc2a0p-100, 0x1.31f6cdadf32e1p-156],
    [0x1.6a7d9ec1cab42p-106, 0x1.ccef6ea017effp-160, 0x1.c7430e07dcb83p-215]
  ),
  (
    "tanOfDegrees", [-0x1.9c511dc3a41dfp-29, 0x1.4774e402ec8a9p-83],
    [-0x1.cc8ff6689d97dp-35, 0x1.c1415ead78857p-89, -0x1.e768c09e3f632p-144]
  ),
  (
    "tanOfDegrees", [0x1.a36e2eb1c432dp-12, -0x1.301847038eb3cp-67],
    [0x1.d4821ce90c562p-18, 0x1.61be9b7bd5656p-73, 0x1.7517a7a4400f1p-127]
  ),
  (
    "tanOfDegrees", [0x1.999999999999ap-4, 0x1.58f9caea970dep-58],
    [0x1.c9872eada7b65p-10, -0x1.dda6de4b73e2ap-64, 0x1.92c00a5ecfdadp-119]
  ),
  (
    "tanOfDegrees", [-0x1.6666666666666p-1, -0x1.e487806b7dbc1p-56],
    [-0x1.905b47a7a147dp-7, -0x1.e4fa7b1bada63p-62, 0x1.a68b6ac1223cbp-116]
  ),
  (
    "tanOfDegrees", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.1dfbd9410a422p-6, 0x1.8c721220dd6f1p-62, 0x1.2597d40427d32p-116]
  ),
  (
    "tanOfDegrees", [0x1.4000000000000p+1, -0x1.be15d16ba1731p-55],
    [0x1.65aba23cf256dp-5, 0x1.86739bd14bb64p-59, 0x1.404a33af0fa62p-114]
  ),
  (
    "tanOfDegrees", [-0x1.a99999999999ap+3, -0x1.12a69559f5e24p-51],
    [-0x1.e4206e70915a3p-3, -0x1.50bf5edf9a682p-57, -0x1.74f1b85daa894p-112]
  ),
  (
    "tanOfDegrees", [0x1.f666666666666p+4, -0x1.56fbe2c5c3c8bp-51],
    [0x1.3886b0c4aec43p-1, -0x1.f007ecbef8a86p-56, 0x1.ed150ccde4366p-112]
  ),
  (
    "tanOfDegrees", [0x1.6000000000000p+4, 0x0.0p+0],
    [0x1.9db90d0ac0d40p-2, 0x1.45bbdbb7b736bp-56, 0x1.0b78ef527c866p-110]
  ),
  (
    "tanOfDegrees", [0x1.6300000000000p+8, 0x0.0p+0],
    [-0x1.665a8349d55e1p-4, 0x1.01e2ee7a926b5p-59, 0x1.5d82b934c6690p-114]
  ),
  (
    "tanOfDegrees", [-0x1.86a0800000000p+16, -0x1.34e0502a33844p-38],
    [0x1.595027442c9d9p+2, 0x1.de2122418f635p-52, -0x1.e4e95722f6859p-106]
  ),
  (
    "tanOfDegrees", [0x1.78c29dccccccdp+23, 0x1.4abb66cb9ecc4p-32],
    [0x1.5e97f3b3eaafep-2, -0x1.22b04a274b0d7p-56, -0x1.c50033238517ap-110]
  ),
  (
    "cotOfDegrees", [0x1.4484bfeebc2a0p-100, -0x1.87bb8ec185e3ep-157],
    [0x1.699652ff465b9p+105, -0x1.4c3d143d6c677p+50, -0x1.2ae2a6aa0671bp-4]
  ),
  (
    "cotOfDegrees", [-0x1.9c511dc3a41dfp-29, 0x1.6f95bf1961b78p-84],
    [-0x1.1c9759e4c1c19p+34, -0x1.dc5066ad7f6a6p-20, -0x1.f386f7f133c96p-74]
  ),
  (
    "cotOfDegrees", [0x1.a36e2eb1c432dp-12, -0x1.7315c10069fbap-66],
    [0x1.17c3b971a2acdp+17, -0x1.289c5dbbb6effp-37, 0x1.afcbf659c08edp-91]
  ),
  (
    "cotOfDegrees", [0x1.999999999999ap-4, 0x1.17389c1b2f3dep-58],
    [0x1.1e7a85f799faep+9, 0x1.3e85cb0e5d41bp-46, 0x1.179f87789e32ep-100]
  ),
  (
    "cotOfDegrees", [-0x1.6666666666666p-1, 0x1.2a196aec890a0p-55],
    [-0x1.47635ebef7870p+6, 0x1.7e4e5df08d9bfp-54, -0x1.c7eb50aecc332p-108]
  ),
  (
    "cotOfDegrees", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.ca51d76749a70p+5, 0x1.cbed3e270cc33p-49, 0x1.2711728ac2d55p-103]
  ),
  (
    "cotOfDegrees", [0x1.4000000000000p+1, 0x1.6ff70ddf55400p-54],
    [0x1.6e75d2dd1c375p+4, -0x1.c92cdff45008ap-50, 0x1.1f831343e9967p-104]
  ),
  (
    "cotOfDegrees", [-0x1.a99999999999ap+3, -0x1.621541fa1a12fp-51],
    [-0x1.0ebd328a3a73ap+2, -0x1.d184d0e8f646bp-54, 0x1.5dd2a5b193cebp-108]
  ),
  (
    "cotOfDegrees", [0x1.f666666666666p+4, 0x1.fc72f1d01e3dbp-53],
    [0x1.a365340c468f4p+0, 0x1.1ad955465cc02p-56, 0x1.201b32616398dp-111]
  ),
  (
    "cotOfDegrees", [0x1.6000000000000p+4, 0x0.0p+0],
    [0x1.3ccfa561175d6p+1, -0x1.5571d50665accp-53, -0x1.cd5611b917413p-107]
  ),
  (
    "cotOfDegrees", [0x1.6300000000000p+8, 0x0.0p+0],
    [-0x1.6dc2fd0bfdbe2p+3, -0x1.763ebd9a7e1e6p-54, 0x1.edaeb27c2e0c4p-111]
  ),
  (
    "cotOfDegrees", [-0x1.86a0800000000p+16, 0x1.cdee6fdf9378dp-39],
    [0x1.7b93098538718p-3, -0x1.ed77a66a4f089p-58, 0x1.ec7ca3c5ba0cap-112]
  ),
  (
    "cotOfDegrees", [0x1.78c29dccccccdp+23, 0x1.f2d5c1dfdf95dp-32],
    [0x1.75db7efff0bbfp+1, 0x1.a5dfe08e0bcb1p-53, -0x1.9f99b8531ce62p-108]
  ),
  (
    "atan", [0x1.4484bfeebc2a0p-100, 0x1.14bf78dbf83b8p-154],
    [0x1.4484bfeebc2a0p-100, 0x1.14bf78dbf83b8p-154, -0x1.5ba775b76bdecp-301]
  ),
  (
    "atan", [-0x1.9c511dc3a41dfp-29, -0x1.2ed700a1c3846p-84],
    [-0x1.9c511dc3a41dfp-29, -0x1.024625a6227d4p-84, 0x1.fbaf6c248db04p-139]
  ),
  (
    "atan", [0x1.a36e2eb1c432dp-12, 0x1.acc3da8b5bb65p-72],
    [0x1.a36e2d3a776a7p-12, -0x1.d08e20f13aec1p-66, -0x1.0593f43efa64ap-120]
  ),
  (
    "atan", [0x1.999999999999ap-4, -0x1.67e271f38fd20p-60],
    [0x1.983e282e2cc4dp-4, -0x1.d812b901dbe48p-58, 0x1.a5abfe3b0cc75p-117]
  ),
  (
    "atan", [-0x1.6666666666666p-1, 0x1.8afde603e5fc6p-57],
    [-0x1.38b112d7bd4adp-1, -0x1.19022648289a7p-56, 0x1.e0c0eba7d9627p-113]
  ),
  (
    "atan", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55, -0x1.f1976b7ed8fbcp-111]
  ),
  (
    "atan", [0x1.4000000000000p+1, -0x1.52f6637d6ed21p-54],
    [0x1.30b6d796a4da8p+0, 0x1.3393e96e04171p-54, 0x1.729bb5072564cp-110]
  ),
  (
    "atan", [-0x1.a99999999999ap+3, -0x1.0ad48d61a1595p-52],
    [-0x1.7ee97180f1935p+0, -0x1.79c1652b752eap-61, 0x1.7b6200b12cb1dp-115]
  ),
  (
    "atan", [0x1.f666666666666p+4, -0x1.e5138d1bbc9a7p-53],
    [0x1.89f9478d917cbp+0, 0x1.e7737d396a0acp-56, 0x1.de2cab5a37f0ep-113]
  ),
  (
    "atan", [0x1.028f5c28f5c29p+0, -0x1.1cb82161774c3p-55],
    [0x1.94abcd5ca9acfp-1, 0x1.6c361f5ce9411p-55, 0x1.4d58916ec1a61p-109]
  ),
  (
    "atan", [0x1.5af1d78b58c40p+66, -0x1.ee13129cdf402p+11],
    [0x1.921fb54442d18p+0, 0x1.1a5694e0bf775p-54, -0x1.81b3da0607f94p-109]
  ),
  (
    "asin", [0x1.4484bfeebc2a0p-100, 0x1.83c3ed3d2c610p-156],
    [0x1.4484bfeebc2a0p-100, 0x1.83c3ed3d2c610p-156, 0x1.5ba775b76bdebp-302]
  ),
  (
    "asin", [-0x1.9c511dc3a41dfp-29, 0x1.2eb297ec83fd7p-84],
    [-0x1.9c511dc3a41dfp-29, 0x1.186a2a6eb379ep-84, -0x1.4681f138cd469p-140]
  ),
  (
    "asin", [0x1.a36e2eb1c432dp-12, -0x1.355b9e252a306p-77],
    [0x1.a36e2f6d6a991p-12, 0x1.2565fcc30e9edp-66, 0x1.d21bf447e3b8cp-121]
  ),
  (
    "asin", [0x1.999999999999ap-4, -0x1.0189cec25f5c7p-59],
    [0x1.9a49276037884p-4, 0x1.b27f1e5f74f2ap-62, -0x1.7b06d2c3fd752p-117]
  ),
  (
    "asin", [-0x1.0000000000000p-1, -0x1.567c837b25d6bp-56],
    [-0x1.0c152382d7366p-1, 0x1.28ad042bbb410p-55, 0x1.8978aaef13f24p-109]
  ),
  (
    "asin", [0x1.8000000000000p-1, 0x1.1441f361e8a66p-55],
    [0x1.b235315c680dcp-1, 0x1.c1ff997e10c39p-55, -0x1.592de82059487p-110]
  ),
  (
    "asin", [-0x1.fae147ae147aep-1, 0x1.b7af2b166b1ddp-55],
    [-0x1.6de3c6f33d51cp+0, 0x1.af8ecbf353fddp-55, 0x1.5287462a7001fp-112]
  ),
  (
    "asin", [0x1.fffffff768fa1p-1, -0x1.13b1a118961dep-55],
    [0x1.921cc6f77bf09p+0, -0x1.8e26c8b6fed6dp-54, 0x1.567cb8f3fa48bp-108]
  ),
  (
    "asin", [0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110]
  ),
  (
    "acos", [0x1.4484bfeebc2a0p-100, -0x1.927d58446d01dp-156],
    [0x1.921fb54442d18p+0, 0x1.1a62633145bb6p-54, -0x1.0125c99be03d6p-108]
  ),
  (
    "acos", [-0x1.9c511dc3a41dfp-29, -0x1.69794ed3023ccp-83],
    [0x1.921fb551255a7p+0, 0x1.43553e39d5593p-55, 0x1.4ede4465b9ac6p-109]
  ),
  (
    "acos", [0x1.a36e2eb1c432dp-12, 0x1.aadcff86b4ef2p-67],
    [0x1.92057e614bfaep+0, -0x1.49fd4c814bcd1p-54, -0x1.44aad6cd261c5p-108]
  ),
  (
    "acos", [0x1.999999999999ap-4, -0x1.da86b7dca512dp-60],
    [0x1.787b22ce3f590p+0, 0x1.80cdf4c1a2b69p-58, -0x1.14186960d63f6p-112]
  ),
  (
    "acos", [-0x1.0000000000000p-1, 0x1.0878c3ee18599p-56],
    [0x1.0c152382d7365p+1, 0x1.eb6a957786aa5p-53, -0x1.d299132a1609ep-107]
  ),
  (
    "acos", [0x1.8000000000000p-1, 0x1.e255582e1e1b1p-57],
    [0x1.720a392c1d954p-1, 0x1.5e20aa4e950a5p-55, -0x1.84e254311ed0bp-109]
  ),
  (
    "acos", [-0x1.fae147ae147aep-1, -0x1.341cf10dcf939p-55],
    [0x1.8001be1bc011bp+1, 0x1.4e8d253158dcep-53, -0x1.a084e26258457p-111]
  ),
  (
    "acos", [0x1.fffffff768fa1p-1, 0x1.8e4dd1386775ep-55],
    [0x1.7726628a86070p-15, -0x1.62c9a9379334cp-69, -0x1.18af757ed9aa8p-124]
  ),
  (
    "acos", [-0x1.0000000000000p+0, 0x0.0p+0],
    [0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53, -0x1.f1976b7ed8fbcp-109]
  ),
  (
    "gamma", [0x1.4484bfeebc2a0p-100, -0x1.6cd9a39401fb8p-156],
    [0x1.93e5939a08ce9p+99, 0x1.827dcfccb9ce0p+45, -0x1.d460ec03981b4p-9]
  ),
  (
    "gamma", [-0x1.9c511dc3a41dfp-29, -0x1.1bcd078c763fdp-83],
    [-0x1.3de4355e919bdp+28, -0x1.863196d265856p-28, 0x1.92563bb6c80f8p-82]
  ),
  (
    "gamma", [0x1.a36e2eb1c432dp-12, 0x1.1a86e3e2c3307p-67],
    [0x1.386d8ab063cd9p+11, 0x1.d34a6607746f6p-43, 0x1.77c8ba21a784dp-97]
  ),
  (
    "gamma", [0x1.0000000000000p-1, -0x1.c926b9bdd3260p-61],
    [0x1.c5bf891b4ef6bp+0, -0x1.552118060bbc8p-54, -0x1.90b6d3881afc2p-109]
  ),
  (
    "gamma", [-0x1.6666666666666p-1, -0x1.393608a1fb819p-55],
    [-0x1.1183cf1a167e7p+2, -0x1.b6123bee23f8fp-52, 0x1.fee3b619c2818p-107]
  ),
  (
    "gamma", [0x1.4000000000000p+1, -0x1.31b1b85697f12p-54],
    [0x1.544fa6d47b390p+0, -0x1.26e9803a8cd08p-54, 0x1.fd7475a0e9782p-108]
  ),
  (
    "gamma", [0x1.9100000000000p+6, 0x1.457b46648a4e9p-49],
    [0x1.b7d035f47bc99p+519, -0x1.cbcd52dc78e09p+465, -0x1.7cc2b5d889c13p+411]
  ),
  (
    "gamma", [-0x1.4e66666666666p+4, 0x1.f3fa825876ae8p-51],
    [-0x1.3f3485f2e261cp-62, -0x1.75c251fd169cbp-116, -0x1.226d9f09263dap-171]
  ),
  (
    "erf", [0x1.4484bfeebc2a0p-100, -0x1.81e2a7541cb42p-155],
    [0x1.6e2e12dc3773dp-100, -0x1.4ea414296dd82p-154, 0x1.d25afef96cb99p-210]
  ),
  (
    "erf", [-0x1.9c511dc3a41dfp-29, -0x1.3105dfd45c7c3p-83],
    [-0x1.d13feffa9194bp-29, -0x1.0ece4d70abc3fp-84, 0x1.74aeb91485dc6p-138]
  ),
  (
    "erf", [0x1.a36e2eb1c432dp-12, -0x1.b1674ca4b3593p-67],
    [0x1.d946c8b6fe8c1p-12, -0x1.4ebcab84f42c5p-67, -0x1.d70b4ad4b57bap-121]
  ),
  (
    "erf", [0x1.0000000000000p-1, 0x1.dd9a5acc8bed6p-57],
    [0x1.0a7ef5c18edd2p-1, 0x1.182db2452fad7p-55, 0x1.6967eabc9f413p-109]
  ),
  (
    "erf", [-0x1.0000000000000p+1, 0x0.0p+0],
    [-0x1.fd9ae142795e3p-1, -0x1.972801904b9a3p-56, -0x1.f77a05f70abbap-111]
  ),
  (
    "erf", [0x1.d99999999999ap+1, 0x1.55b43f81deb21p-55],
    [0x1.fffffa642eefcp-1, -0x1.d3d1d90d45888p-56, -0x1.3bd189e43e3fbp-114]
  ),
]
