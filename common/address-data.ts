/**
 * How addresses are written in each country: facts of the address data of Google's libaddressinput (CC BY 4.0), in Latin
 * letters, without parts of towns and sorting codes.
 */

/** Countries whose addresses have neither a region nor a postcode. */
export const PLAIN_COUNTRIES =
  'AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY ML MR MS MW NU PS QA RW SB SL SS ST SX SY TD TF TG TK TL TO TT UG VU WS YE ZW'

/**
 * The others, a line each: the country; the lines of an address, divided by "/" (N name, O company, A street, C city,
 * S region, Z postcode); what is required; what a postcode looks like; an example of one.
 */
export const COUNTRY_FORMS = String.raw`
AD; %N/%O/%A/%Z %C; AC; AD[1-7]0\d; AD100
AE; %N/%O/%A/%S; AS
AF; %N/%O/%A/%C/%Z; AC; \d{4}; 1001
AG; %N/%O/%A/%C; A
AI; %N/%O/%A/%C/%Z; AC; (?:AI-)?2640; 2640
AL; %N/%O/%A/%Z/%C; AC; \d{4}; 1001
AM; %N/%O/%A/%Z/%C/%S; AC; (?:37)?\d{4}; 375010
AR; %N/%O/%A/%Z %C/%S; AC; (?:(?:[A-HJ-NP-Z])?\d{4})(?:[A-Z]{3})?; C1070AAM
AS; %N/%O/%A/%C %S %Z; ACSZ; 96799(?:[ -]\d{4})?; 96799
AT; %O/%N/%A/%Z %C; ACZ; \d{4}; 1010
AU; %O/%N/%A/%C %S %Z; ACSZ; \d{4}; 2060
AX; %O/%N/%A/AX-%Z %C/ÅLAND; ACZ; 22\d{3}; 22150
AZ; %N/%O/%A/AZ %Z %C; AC; \d{4}; 1000
BA; %N/%O/%A/%Z %C; AC; \d{5}; 71000
BB; %N/%O/%A/%C, %S %Z; AC; BB\d{5}; BB23026
BD; %N/%O/%A/%C - %Z; AC; \d{4}; 1340
BE; %O/%N/%A/%Z %C; ACZ; \d{4}; 4000
BG; %N/%O/%A/%Z %C; AC; \d{4}; 1000
BH; %N/%O/%A/%C %Z; AC; (?:1[0-2]|[1-9])\d{2}; 317
BL; %O/%N/%A/%Z %C; ACZ; 9[78][01]\d{2}; 97100
BM; %N/%O/%A/%C %Z; AC; [A-Z]{2} ?[A-Z0-9]{2}; FL 07
BN; %N/%O/%A/%C %Z; AC; [A-Z]{2} ?\d{4}; BT2328
BR; %O/%N/%A/%C-%S/%Z; ASCZ; \d{5}-?\d{3}; 40301-110
BS; %N/%O/%A/%C, %S; AC
BT; %N/%O/%A/%C %Z; AC; \d{5}; 11001
BY; %O/%N/%A/%Z, %C/%S; AC; \d{6}; 223016
CA; %N/%O/%A/%C %S %Z; ACSZ; [ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d; H3Z 2Y7
CC; %O/%N/%A/%C %S %Z; AC; 6799; 6799
CH; %O/%N/%A/CH-%Z %C; ACZ; \d{4}; 2544
CI; %N/%O/%A %C; AC
CL; %N/%O/%A/%Z %C/%S; AC; \d{7}; 8340457
CN; %N/%O/%A/%C/%S, %Z; ACSZ; \d{6}; 266033
CO; %N/%O/%A/%C, %S, %Z; AS; \d{6}; 111221
CR; %N/%O/%A/%S, %C/%Z; ACS; \d{4,5}|\d{3}-\d{4}; 1000
CU; %N/%O/%A/%C %S/%Z; AC; \d{5}; 10700
CV; %N/%O/%A/%Z %C/%S; AC; \d{4}; 7600
CX; %O/%N/%A/%C %S %Z; AC; 6798; 6798
CY; %N/%O/%A/%Z %C; AC; \d{4}; 2008
CZ; %N/%O/%A/%Z %C; ACZ; \d{3} ?\d{2}; 100 00
DE; %N/%O/%A/%Z %C; ACZ; \d{5}; 26133
DK; %N/%O/%A/%Z %C; ACZ; \d{4}; 8660
DO; %N/%O/%A/%Z %C; AC; \d{5}; 11903
DZ; %N/%O/%A/%Z %C; AC; \d{5}; 40304
EC; %N/%O/%A/%Z/%C; AC; \d{6}; 090105
EE; %N/%O/%A/%Z %C %S; ACZ; \d{5}; 69501
EG; %N/%O/%A/%C/%S/%Z; AC; \d{5}; 12411
EH; %N/%O/%A/%Z %C; AC; \d{5}; 70000
ES; %N/%O/%A/%Z %C %S; ACSZ; \d{5}; 28039
ET; %N/%O/%A/%Z %C; AC; \d{4}; 1000
FI; %O/%N/%A/FI-%Z %C; ACZ; \d{5}; 00550
FK; %N/%O/%A/%C/%Z; ACZ; FIQQ 1ZZ; FIQQ 1ZZ
FM; %N/%O/%A/%C %S %Z; ACSZ; 9694[1-4](?:[ -]\d{4})?; 96941
FO; %N/%O/%A/FO%Z %C; AC; \d{3}; 100
FR; %O/%N/%A/%Z %C; ACZ; \d{2} ?\d{3}; 33380
GB; %N/%O/%A/%C/%Z; ACZ; GIR ?0AA|[A-Z]{1,2}\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}|BFPO ?\d{1,4}; EC1Y 8SY
GE; %N/%O/%A/%Z %C; AC; \d{4}; 0101
GF; %O/%N/%A/%Z %C; ACZ; 9[78]3\d{2}; 97300
GG; %N/%O/%A/%C/GUERNSEY/%Z; ACZ; GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}; GY1 1AA
GI; %N/%O/%A/GIBRALTAR/%Z; A; GX11 1AA; GX11 1AA
GL; %N/%O/%A/%Z %C; ACZ; 39\d{2}; 3900
GN; %N/%O/%Z %A %C; AC; \d{3}; 001
GP; %O/%N/%A/%Z %C; ACZ; 9[78][01]\d{2}; 97100
GR; %N/%O/%A/%Z %C; ACZ; \d{3} ?\d{2}; 151 24
GS; %N/%O/%A/%C/%Z; ACZ; SIQQ 1ZZ; SIQQ 1ZZ
GT; %N/%O/%A/%Z- %C; AC; \d{5}; 09001
GU; %N/%O/%A/%C %Z; ACZ; (?:969(?:[12]\d|3[12]))(?:[ -]\d{4})?; 96910
GW; %N/%O/%A/%Z %C; AC; \d{4}; 1000
HK; %N/%O/%A/%C/%S; AS
HM; %O/%N/%A/%C %S %Z; AC; \d{4}; 7050
HN; %N/%O/%A/%C, %S/%Z; ACS; \d{5}; 31301
HR; %N/%O/%A/HR-%Z %C; AC; \d{5}; 10000
HT; %N/%O/%A/HT%Z %C; AC; \d{4}; 6120
HU; %N/%O/%C/%A/%Z; ACZ; \d{4}; 1037
ID; %N/%O/%A/%C/%S %Z; AS; \d{5}; 40115
IE; %N/%O/%A/%C/%S/%Z; AC; [\dA-Z]{3} ?[\dA-Z]{4}; A65 F4E2
IL; %N/%O/%A/%C %Z; AC; \d{5}(?:\d{2})?; 9614303
IM; %N/%O/%A/%C/%Z; ACZ; IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}; IM2 1AA
IN; %N/%O/%A/%C %Z/%S; ACSZ; \d{6}; 110034
IO; %N/%O/%A/%C/%Z; ACZ; BBND 1ZZ; BBND 1ZZ
IQ; %O/%N/%A/%C, %S/%Z; ACS; \d{5}; 31001
IR; %O/%N/%S/%C,/%A/%Z; AC; \d{5}-?\d{5}; 11936-12345
IS; %N/%O/%A/%Z %C; AC; \d{3}; 320
IT; %N/%O/%A/%Z %C %S; ACSZ; \d{5}; 00144
JE; %N/%O/%A/%C/JERSEY/%Z; ACZ; JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}; JE1 1AA
JM; %N/%O/%A/%C/%S; ACS
JO; %N/%O/%A/%C %Z; AC; \d{5}; 11937
JP; %N/%O/%A, %S/%Z; ASZ; \d{3}-?\d{4}; 154-0023
KE; %N/%O/%A/%C/%Z; AC; \d{5}; 20100
KG; %N/%O/%A/%Z %C; AC; \d{6}; 720001
KH; %N/%O/%A/%C %Z; AC; \d{5,6}; 120101
KI; %N/%O/%A/%S/%C; AC
KN; %N/%O/%A/%C, %S; ACS
KP; %N/%O/%A/%C/%S, %Z; AC
KR; %N/%O/%A/%C/%S/%Z; ACSZ; \d{5}; 03051
KW; %N/%O/%A/%Z %C; AC; \d{5}; 54541
KY; %N/%O/%A/%S %Z; AS; KY\d-\d{4}; KY1-1100
KZ; %Z/%S/%C/%A/%O/%N; AC; \d{6}; 040900
LA; %N/%O/%A/%Z %C; AC; \d{5}; 01160
LB; %N/%O/%A/%C %Z; AC; \d{4}(?: ?\d{4})?; 2038 3054
LI; %O/%N/%A/FL-%Z %C; ACZ; 948[5-9]|949[0-8]; 9496
LK; %N/%O/%A/%C/%Z; AC; \d{5}; 20000
LR; %N/%O/%A/%Z %C; AC; \d{4}; 1000
LS; %N/%O/%A/%C %Z; AC; \d{3}; 100
LT; %O/%N/%A/LT-%Z %C %S; ACZ; \d{5}; 04340
LU; %O/%N/%A/L-%Z %C; ACZ; \d{4}; 4750
LV; %N/%O/%A/%S/%C, %Z; ACZ; LV-\d{4}; LV-1073
MA; %N/%O/%A/%Z %C; AC; \d{5}; 53000
MC; %N/%O/%A/MC-%Z %C; AC; 980\d{2}; 98000
MD; %N/%O/%A/MD-%Z %C; AC; \d{4}; 2012
ME; %N/%O/%A/%Z %C; AC; 8\d{4}; 81257
MF; %O/%N/%A/%Z %C; ACZ; 9[78][01]\d{2}; 97100
MG; %N/%O/%A/%Z %C; AC; \d{3}; 501
MH; %N/%O/%A/%C %S %Z; ACSZ; 969[67]\d(?:[ -]\d{4})?; 96960
MK; %N/%O/%A/%Z %C; AC; \d{4}; 1314
MM; %N/%O/%A/%C, %Z; AC; \d{5}; 11181
MN; %N/%O/%A/%C/%S %Z; AC; \d{5}; 65030
MO; %N/%O/%A; A
MP; %N/%O/%A/%C %S %Z; ACSZ; 9695[012](?:[ -]\d{4})?; 96950
MQ; %O/%N/%A/%Z %C; ACZ; 9[78]2\d{2}; 97220
MT; %N/%O/%A/%C %Z; AC; [A-Z]{3} ?\d{2,4}; NXR 01
MU; %N/%O/%A/%Z/%C; AC; \d{3}(?:\d{2}|[A-Z]{2}\d{3}); 42602
MV; %N/%O/%A/%C %Z; AC; \d{5}; 20026
MX; %N/%O/%A/%Z %C, %S; ACSZ; \d{5}; 02860
MY; %N/%O/%A/%Z %C/%S; ACZ; \d{5}; 43000
MZ; %N/%O/%A/%Z %C%S; AC; \d{4}; 1102
NA; %N/%O/%A/%C/%Z; AC; \d{5}; 10001
NC; %O/%N/%A/%Z %C; ACZ; 988\d{2}; 98814
NE; %N/%O/%A/%Z %C; AC; \d{4}; 8001
NF; %O/%N/%A/%C %S %Z; AC; 2899; 2899
NG; %N/%O/%A/%C %Z/%S; AC; \d{6}; 930283
NI; %N/%O/%A/%Z/%C, %S; AC; \d{5}; 52000
NL; %O/%N/%A/%Z %C; ACZ; [1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z]); 1234 AB
NO; %N/%O/%A/%Z %C; ACZ; \d{4}; 0025
NP; %N/%O/%A/%C %Z; AC; \d{5}; 44601
NR; %N/%O/%A/%S; AS
NZ; %N/%O/%A/%C %Z; ACZ; \d{4}; 6001
OM; %N/%O/%A/%Z/%C; AC; (?:PC )?\d{3}; 133
PA; %N/%O/%A/%C/%S; AC
PE; %N/%O/%A/%C %Z/%S; AC; (?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}; LIMA 23
PF; %N/%O/%A/%Z %C %S; ACSZ; 987\d{2}; 98709
PG; %N/%O/%A/%C %Z %S; ACS; \d{3}; 111
PH; %N/%O/%A/%C/%Z %S; AC; \d{4}; 1008
PK; %N/%O/%A/%C-%Z; AC; \d{5}; 44000
PL; %N/%O/%A/%Z %C; ACZ; \d{2}-\d{3}; 00-950
PM; %O/%N/%A/%Z %C; ACZ; 9[78]5\d{2}; 97500
PN; %N/%O/%A/%C/%Z; ACZ; PCRN 1ZZ; PCRN 1ZZ
PR; %N/%O/%A/%C PR %Z; ACZ; 00[679]\d{2}(?:[ -]\d{4})?; 00930
PT; %N/%O/%A/%Z %C; ACZ; \d{4}-\d{3}; 2725-079
PW; %N/%O/%A/%C %S %Z; ACSZ; (?:969(?:39|40))(?:[ -]\d{4})?; 96940
PY; %N/%O/%A/%Z %C; AC; \d{4}; 1536
RE; %O/%N/%A/%Z %C; ACZ; 9[78]4\d{2}; 97400
RO; %N/%O/%A/%Z %S %C; ACZ; \d{6}; 060274
RS; %N/%O/%A/%Z %C; AC; \d{5,6}; 106314
RU; %N/%O/%A/%C/%S/%Z; ACSZ; \d{6}; 247112
SA; %N/%O/%A/%C %Z; AC; \d{5}; 11564
SC; %N/%O/%A/%C/%S; AC
SD; %N/%O/%A/%C/%Z; AC; \d{5}; 11042
SE; %O/%N/%A/SE-%Z %C; ACZ; \d{3} ?\d{2}; 11455
SG; %N/%O/%A/SINGAPORE %Z; AZ; \d{6}; 546080
SH; %N/%O/%A/%C/%Z; ACZ; (?:ASCN|STHL) 1ZZ; STHL 1ZZ
SI; %N/%O/%A/SI-%Z %C; AC; \d{4}; 4000
SJ; %N/%O/%A/%Z %C; ACZ; \d{4}; 9170
SK; %N/%O/%A/%Z %C; ACZ; \d{3} ?\d{2}; 010 01
SM; %N/%O/%A/%Z %C; AZ; 4789\d; 47890
SN; %N/%O/%A/%Z %C; AC; \d{5}; 12500
SO; %N/%O/%A/%C, %S %Z; ACS; [A-Z]{2} ?\d{5}; JH 09010
SR; %N/%O/%A/%C/%S; AC
SV; %N/%O/%A/%Z-%C/%S; ACS; CP [1-3][1-7][0-2]\d; CP 1101
SZ; %N/%O/%A/%C/%Z; AC; [HLMS]\d{3}; H100
TC; %N/%O/%A/%C/%Z; ACZ; TKCA 1ZZ; TKCA 1ZZ
TH; %N/%O/%A/%C/%S %Z; AC; \d{5}; 10150
TJ; %N/%O/%A/%Z %C; AC; \d{6}; 735450
TM; %N/%O/%A/%Z %C; AC; \d{6}; 744000
TN; %N/%O/%A/%Z %C; AC; \d{4}; 1002
TR; %N/%O/%A/%Z %C/%S; ACZ; \d{5}; 01960
TV; %N/%O/%A/%C/%S; AC
TW; %N/%O/%A/%C, %S %Z; ACSZ; \d{3}(?:\d{2,3})?; 104
TZ; %N/%O/%A/%Z %C; AC; \d{4,5}; 6090
UA; %N/%O/%A/%C/%S/%Z; ACZ; \d{5}; 15432
UM; %N/%O/%A/%C %S %Z; ACS; 96898; 96898
US; %N/%O/%A/%C, %S %Z; ACSZ; \d{5}(?:[ -]\d{4})?; 95014
UY; %N/%O/%A/%Z %C %S; AC; \d{5}; 11600
UZ; %N/%O/%A/%Z %C/%S; AC; \d{6}; 702100
VA; %N/%O/%A/%Z %C; AC; 00120; 00120
VC; %N/%O/%A/%C %Z; AC; VC\d{4}; VC0100
VE; %N/%O/%A/%C %Z, %S; ACS; \d{4}; 1010
VG; %N/%O/%A/%C/%Z; A; VG\d{4}; VG1110
VI; %N/%O/%A/%C %S %Z; ACSZ; (?:008(?:[0-4]\d|5[01]))(?:[ -]\d{4})?; 00802-1222
VN; %N/%O/%A/%C/%S %Z; AC; \d{5}\d?; 70010
WF; %O/%N/%A/%Z %C; ACZ; 986\d{2}; 98600
XK; %N/%O/%A/%Z %C; AC; [1-7]\d{4}; 10000
YT; %O/%N/%A/%Z %C; ACZ; 976\d{2}; 97600
ZA; %N/%O/%A/%C/%Z; ACZ; \d{4}; 0083
ZM; %N/%O/%A/%Z %C; AC; \d{5}; 50100
`

/** What a region is called; elsewhere it is a province. */
export const REGION_KINDS = {
  emirate: 'AE',
  state: 'AS AU BR FM IN MH MP MX MY NG PW UM US VE VI',
  parish: 'BB JM',
  island: 'BS CV KI KN KY PF SC TV',
  department: 'CO HN NI',
  region: 'FR',
  area: 'HK',
  county: 'IE TW',
  prefecture: 'JP',
  district: 'NR',
  oblast: 'RU UA',
  provinceOrCity: 'KR',
}

/** What a postcode is called; elsewhere it is a postal code. */
export const POSTCODE_KINDS = {
  zip: 'AS FM GU MH MP PR PW UM US VI',
  eircode: 'IE',
  pin: 'IN',
  postcode: 'AU GB GG IM JE NZ ZA NL',
}

/** What a city is called, where that is not a city. */
export const CITY_KINDS = {
  suburb: 'AU',
  district: 'HK PE SD SY TR TW',
  town: 'GB NO SE SJ',
}

/** The regions of countries where an address has one of a short list, as its code: tax and carriers ask for that. */
export const REGIONS: Record<string, string> = {
  US: 'AL Alabama; AK Alaska; AS American Samoa; AZ Arizona; AR Arkansas; AA Armed Forces Americas; AE Armed Forces Europe; AP Armed Forces Pacific; CA California; CO Colorado; CT Connecticut; DE Delaware; DC District of Columbia; FL Florida; GA Georgia; GU Guam; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MH Marshall Islands; MD Maryland; MA Massachusetts; MI Michigan; FM Micronesia; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina; ND North Dakota; MP Northern Mariana Islands; OH Ohio; OK Oklahoma; OR Oregon; PW Palau; PA Pennsylvania; PR Puerto Rico; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VI Virgin Islands; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming',
  CA: 'AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NT Northwest Territories; NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon',
  AU: 'ACT Australian Capital Territory; JBT Jervis Bay Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia; TAS Tasmania; VIC Victoria; WA Western Australia',
}
