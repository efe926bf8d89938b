// Made by `npm run types` from what /api/openapi.json says.
export interface paths {
    "/addresses": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OwnAddress"][];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        city?: string | null;
                        company?: string | null;
                        country: string;
                        line1?: string | null;
                        line2?: string | null;
                        name?: string | null;
                        postcode?: string | null;
                        region?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/addresses/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/admin/{email}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    email: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            admin: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/callback/google": {
        parameters: {
        };
        get: {
            parameters: {
            };
        };
    };
    "/auth/change-password": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/confirm-new-email": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            email: string;
                        };
                    };
                };
            };
        };
    };
    "/auth/delete-account": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/get-session": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            session: {
                                expiresAt: string;
                            };
                            user: components["schemas"]["Person"];
                        } | null;
                    };
                };
            };
        };
    };
    "/auth/new-email": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newEmail: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/password": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            hasPassword: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/request-password-reset": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/reset-password": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                        token: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/send-verification-email": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/sign-in/email": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            user: components["schemas"]["Person"];
                        };
                    };
                };
            };
        };
    };
    "/auth/sign-in/social": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        callbackURL?: string;
                        errorCallbackURL?: string;
                        provider: "google";
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
            };
        };
    };
    "/auth/sign-out": {
        parameters: {
        };
        post: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            status: boolean;
                        };
                    };
                };
            };
        };
    };
    "/auth/sign-up/email": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        name: string;
                        password: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            user: components["schemas"]["Person"];
                        };
                    };
                };
            };
        };
    };
    "/auth/verify-email": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    token: string;
                };
            };
        };
    };
    "/bestSeller": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["BestSeller"][];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        attributes?: [
                            string,
                            string,
                            string | null
                        ][];
                        bestSeller?: boolean;
                        brand?: string;
                        category?: string;
                        condition?: "new" | "remanufactured" | "used";
                        coreDeposit?: number | null;
                        cost?: number | null;
                        documents?: {
                            name: string;
                            url: string;
                        }[];
                        gtin?: string | null;
                        hazard?: "lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid" | null;
                        heightMm?: number | null;
                        img: string;
                        lengthMm?: number | null;
                        name: string;
                        number?: string;
                        oeNumbers?: {
                            maker?: string | null;
                            number: string;
                        }[];
                        packSize?: number;
                        pictures?: string[];
                        position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                        price: number;
                        quantity?: number;
                        status?: "sold" | "hidden" | "retired";
                        stock?: number | null;
                        supersededBy?: string | null;
                        supersededNumbers?: {
                            maker?: string | null;
                            number: string;
                        }[];
                        universal?: boolean;
                        warrantyMonths?: number | null;
                        weightGrams?: number | null;
                        widthMm?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/bestSeller/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartRecord"];
                    };
                };
            };
        };
        put: {
            parameters: {
                header?: {
                    "if-match"?: string;
                };
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        attributes?: [
                            string,
                            string,
                            string | null
                        ][];
                        bestSeller?: boolean;
                        brand?: string;
                        category?: string;
                        condition?: "new" | "remanufactured" | "used";
                        coreDeposit?: number | null;
                        cost?: number | null;
                        documents?: {
                            name: string;
                            url: string;
                        }[];
                        gtin?: string | null;
                        hazard?: "lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid" | null;
                        heightMm?: number | null;
                        img: string;
                        lengthMm?: number | null;
                        name: string;
                        number?: string;
                        oeNumbers?: {
                            maker?: string | null;
                            number: string;
                        }[];
                        packSize?: number;
                        pictures?: string[];
                        position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                        price: number;
                        quantity?: number;
                        status?: "sold" | "hidden" | "retired";
                        stock?: number | null;
                        stockWas?: number | null;
                        supersededBy?: string | null;
                        supersededNumbers?: {
                            maker?: string | null;
                            number: string;
                        }[];
                        universal?: boolean;
                        version?: number;
                        warrantyMonths?: number | null;
                        weightGrams?: number | null;
                        widthMm?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartRecord"];
                    };
                };
                202: {
                    content: {
                        "application/json": {
                            _id: string;
                            proposed: true;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/bin": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["BinnedPart"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/bin/{id}/restore": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            _id: string;
                        };
                    };
                };
            };
        };
    };
    "/blog": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PostCard"][];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        author?: string;
                        blogTitle: string;
                        description: string;
                        img: string;
                        summary?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/blog/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Post"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        author?: string;
                        blogTitle: string;
                        description: string;
                        img: string;
                        summary?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Post"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/brands": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Brand"][];
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        about?: string;
                        country?: string;
                        name: string;
                        tier: "value" | "original" | "premium" | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/brands/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        about?: string;
                        country?: string;
                        name: string;
                        tier: "value" | "original" | "premium" | null;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            _id: string;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: {
                    into?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/brands/{id}/merge": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    into: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["MergePreview"];
                    };
                };
            };
        };
    };
    "/carrier-events": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "carrier-signature"?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            received: true;
                        };
                    };
                };
            };
        };
    };
    "/cart": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    part: string[];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["CartPart"][];
                        };
                    };
                };
            };
        };
    };
    "/categories": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Category"][];
                    };
                };
            };
        };
    };
    "/checkout": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        billTo?: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                        company?: string | null;
                        email: string;
                        lines: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                        method: string;
                        name?: string;
                        note?: string | null;
                        phone?: string;
                        poNumber?: string | null;
                        quote: string;
                        shipTo?: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["PlacedOrder"];
                    };
                };
            };
        };
    };
    "/corrections": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    open?: "true" | "false";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Correction"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/corrections/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        decision: "accept" | "decline";
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            decision: "accept" | "decline";
                        };
                    };
                };
            };
        };
    };
    "/create-payment-intent": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        orderId: string;
                        total: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            clientSecret: string;
                            holdUntil: string;
                        };
                    };
                };
            };
        };
    };
    "/delivery": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Delivery"];
                    };
                };
            };
        };
    };
    "/delivery/holidays": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        country: string;
                        days: {
                            day: string;
                            name: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            addedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/delivery/holidays/{country}/{day}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    country: string;
                    day: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/delivery/methods": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        amounts?: "minor";
                        carrier?: "own" | "connected";
                        daysFrom: number;
                        daysTo: number;
                        freeOver?: number | null;
                        hazards?: ("lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid")[];
                        maxLengthMm?: number | null;
                        maxWeightGrams?: number | null;
                        name: string;
                        on?: boolean;
                        place?: number | null;
                        rank?: number;
                        rateBy: "flat" | "weight" | "subtotal";
                        rates: {
                            amount: number;
                            from: number;
                        }[];
                        service?: string;
                        workDays: number[];
                        zone?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DeliveryMethod"];
                    };
                };
            };
        };
    };
    "/delivery/methods/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        amounts?: "minor";
                        carrier?: "own" | "connected";
                        daysFrom: number;
                        daysTo: number;
                        freeOver?: number | null;
                        hazards?: ("lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid")[];
                        maxLengthMm?: number | null;
                        maxWeightGrams?: number | null;
                        name: string;
                        on?: boolean;
                        place?: number | null;
                        rank?: number;
                        rateBy: "flat" | "weight" | "subtotal";
                        rates: {
                            amount: number;
                            from: number;
                        }[];
                        service?: string;
                        version: number;
                        workDays: number[];
                        zone?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DeliveryMethod"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/delivery/preview": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    country: string;
                    grams?: number | null;
                    postcode?: string;
                    subtotal?: number | null;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DeliveryPreview"];
                    };
                };
            };
        };
    };
    "/delivery/zones": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        countries: ("*" | string)[];
                        name: string;
                        postcodes?: string[];
                        rank?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DeliveryZone"];
                    };
                };
            };
        };
    };
    "/delivery/zones/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        countries: ("*" | string)[];
                        name: string;
                        postcodes?: string[];
                        rank?: number;
                    } & {
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["DeliveryZone"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/exports/{file}": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    bom?: "true" | "false";
                    brand?: string[] | null;
                    car?: number;
                    category?: string[] | null;
                    condition?: ("new" | "remanufactured" | "used")[];
                    engine?: string;
                    ids?: number | null;
                    inStock?: "0" | "1" | "true" | "false";
                    is?: string[];
                    make?: string;
                    measure?: string[];
                    model?: string;
                    position?: ("front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right")[];
                    priceMax?: number | null;
                    priceMin?: number | null;
                    q?: string;
                    rating?: number;
                    separator?: "comma" | "semicolon" | "tab";
                    supplier?: number | null;
                    tier?: ("value" | "original" | "premium")[];
                    year?: number;
                };
                path: {
                    file: "parts.csv" | "parts.csv.gz" | "parts.xlsx" | "applications.csv" | "applications.csv.gz" | "aces.xml" | "aces.xml.gz" | "pies.xml" | "pies.xml.gz" | "merchant.xml" | "merchant.xml.gz" | "ids.csv" | "ids.csv.gz" | "template.csv" | "template.csv.gz" | "template.xlsx";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/gzip": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "application/xml": string;
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/exports/addresses": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["ExportAddress"][];
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        file: "parts.csv" | "parts.xlsx" | "applications.csv" | "aces.xml" | "pies.xml" | "merchant.xml";
                        name: string;
                        search?: string;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["MadeExportAddress"];
                    };
                };
            };
        };
    };
    "/exports/addresses/{id}/revoke": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ExportAddress"];
                    };
                };
            };
        };
    };
    "/exports/feed/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    key: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/gzip": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                        "application/xml": string;
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/failed-work": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["FailedWork"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/failed-work/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/failed-work/{id}/retry": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                202: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/fit-reports": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    open?: "true" | "false";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["FitReport"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        car?: number | null;
                        carName?: string | null;
                        email?: string | null;
                        engine?: number | null;
                        img?: string | null;
                        is?: string[];
                        part: string;
                        what: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/fit-reports/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        again?: boolean;
                        decision: "corrected" | "declined";
                        note?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            decision: "corrected" | "declined";
                        };
                    };
                };
            };
        };
    };
    "/fits": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    car?: number;
                    engine?: string;
                    is?: string[];
                    make?: string;
                    model?: string;
                    part: string[];
                    year?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["CardFit"][];
                            question: components["schemas"]["FitQuestion"];
                        };
                    };
                };
            };
        };
    };
    "/garage": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["GarageCar"][];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        car: number;
                        engineId?: number | null;
                        is?: string[];
                        mileage?: number | null;
                        name?: string;
                        note?: string;
                        vin?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/garage/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        car: number;
                        engineId?: number | null;
                        is?: string[];
                        mileage?: number | null;
                        name?: string;
                        note?: string;
                        vin?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            modifiedCount: number;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/garage/merge": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        cars: {
                            car: number;
                            changed: string;
                            engineId?: number | null;
                            is?: string[];
                            mileage?: number | null;
                            name?: string;
                            note?: string;
                            vin?: string | null;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            cars: components["schemas"]["GarageCar"][];
                            noRoom: number[];
                            unknown: number[];
                        };
                    };
                };
            };
        };
    };
    "/images": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        image: string;
                        key?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            data: {
                                height: number;
                                url: string;
                                variants: {
                                    format: "avif" | "webp";
                                    url: string;
                                    width: number;
                                }[];
                                width: number;
                            };
                            success: true;
                        };
                    };
                };
            };
        };
    };
    "/imports": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    supplier?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Import"][];
                            maxBytes: number;
                            next: string | null;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                query: {
                    full?: "true" | "false";
                    kind?: "parts" | "prices" | "stock" | "aces" | "pies" | "vehicles" | "mappings";
                    name: string;
                    supplier: number;
                };
            };
            requestBody: {
                content: {
                    "application/octet-stream": string;
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
    };
    "/imports/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        full?: boolean;
                        kind?: "parts" | "prices" | "stock" | "aces" | "pies" | "vehicles" | "mappings" | null;
                        sheet?: string | null;
                        supplier?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
    };
    "/imports/{id}/allow": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        code?: "type-differs" | "electric-car" | "quantities-differ" | "measures-differ";
                        n?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
    };
    "/imports/{id}/apply": {
        parameters: {
        };
        post: {
            parameters: {
                query?: {
                    evenCutOff?: "true" | "false";
                    retires?: number | null;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                202: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
    };
    "/imports/{id}/drop": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
    };
    "/imports/{id}/held.csv": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/imports/{id}/report.csv": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/imports/{id}/rows": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    counted?: "new" | "changed" | "priceJumps" | "stockToZero" | "stockUncounted" | "elsewhere";
                    cursor?: string;
                    limit?: number;
                    q?: string;
                    state?: "ready" | "same" | "held" | "refused" | "applied";
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["ImportRow"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/imports/{id}/rows/{n}": {
        parameters: {
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                    n: number;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        theirs: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Import"];
                    };
                };
            };
        };
    };
    "/imports/{id}/undo": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        evenChanged?: boolean;
                    };
                };
            };
            responses: {
                202: {
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
            };
        };
    };
    "/log": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    by?: string;
                    cursor?: string;
                    from?: string | null;
                    kind?: "part" | "order" | "parcel" | "payment" | "refund" | "dispute" | "supplier" | "mapping" | "import" | "bulk" | "grid" | "export" | "brand" | "category" | "part-type" | "vehicle" | "correction" | "fit-report" | "place" | "zone" | "method" | "holidays" | "repair" | "search-rule" | "user" | "profile" | "post" | "shop-text" | "review" | "work" | null;
                    limit?: number;
                    q?: string;
                    until?: string | null;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["LogEntry"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/log/{id}/undo": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartRecord"];
                    };
                };
            };
        };
    };
    "/my-cart": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["MyCart"] & {
                            later?: components["schemas"]["MyCartLine"][];
                            lines?: components["schemas"]["MyCartLine"][];
                        };
                    };
                };
            };
        };
        patch: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        later?: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: 0 | number;
                        }[];
                        lines?: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: 0 | number;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["MyCart"] & {
                            later?: components["schemas"]["MyCartLine"][];
                            lines?: components["schemas"]["MyCartLine"][];
                        };
                    };
                };
            };
        };
    };
    "/my-cart/merge": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        later?: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                        lines?: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["MyCart"] & {
                            later?: components["schemas"]["MyCartLine"][];
                            lines?: components["schemas"]["MyCartLine"][];
                        };
                    };
                };
            };
        };
    };
    "/my-unpaid": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["MyUnpaid"];
                    };
                };
            };
        };
    };
    "/order-keys": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        key: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["FoundOrder"];
                    };
                };
            };
        };
    };
    "/order-lookup": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        number: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["FoundOrder"];
                    };
                };
            };
        };
    };
    "/orders": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    car?: number;
                    cursor?: string;
                    email?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Order"][];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        address?: string;
                        email: string;
                        items: {
                            [key: string]: number;
                        };
                        lines?: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                        name: string;
                        number: string;
                        total: number;
                        vehicle?: {
                            car?: number;
                            engine?: string;
                            engineId?: number;
                            make: string;
                            model: string;
                            year: number;
                        } | null;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["Order"] & {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/orders/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        pay?: true | string;
                        tranjactionId: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
                202: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/address": {
        parameters: {
        };
        patch: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        billTo?: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                        company?: string | null;
                        poNumber?: string | null;
                        shipTo?: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/cancel": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": {
                        reason?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/cancel-lines": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: {
                            line: number;
                            of?: number;
                            quantity: number;
                        }[];
                        reason?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/changes": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        add?: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                        less?: {
                            line: number;
                            of?: number;
                            quantity: number;
                        }[];
                        more?: {
                            line: number;
                            of?: number;
                            quantity: number;
                        }[];
                        reason?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/changes/withdraw": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/fit-reports": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        img?: string | null;
                        line: number;
                        what: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/orders/{id}/invoice.pdf": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/orders/{id}/messages": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["OrderWithEvents"];
                    };
                };
            };
        };
    };
    "/orders/{id}/parcels": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines?: {
                            line: number;
                            quantity: number;
                        }[];
                        place?: number;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/orders/{id}/refunds": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Refund"][];
                    };
                };
            };
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount?: number;
                        reason: string;
                        sentBack?: number;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["Refund"];
                    };
                };
            };
        };
    };
    "/orders/all": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    q?: string;
                    state?: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Order"][];
                    };
                };
            };
        };
    };
    "/orders/all.csv": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                    state?: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
                };
            };
            responses: {
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/orders/for-customer": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        billTo?: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                        company?: string | null;
                        email: string;
                        lines: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                        method: string;
                        name?: string;
                        note?: string | null;
                        phone?: string;
                        poNumber?: string | null;
                        quote: string;
                        shipTo?: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                    };
                };
            };
            responses: {
                201: {
                    content: {
                        "application/json": components["schemas"]["OrderForCustomer"];
                    };
                };
            };
        };
    };
    "/overview": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Overview"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/collect": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/deliver": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/label": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        grams?: number | null;
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/lose": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        why: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/replace": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        evenPaidBack?: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/send": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        carrier?: string | null;
                        tracking?: string | null;
                        trackingUrl?: string | null;
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/track": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        carrier?: string | null;
                        tracking?: string | null;
                        trackingUrl?: string | null;
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/{id}/unpack": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Parcel"];
                    };
                };
            };
        };
    };
    "/parcels/labels.pdf": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    id: string[];
                };
            };
            responses: {
                200: {
                    content: {
                        "application/pdf": string;
                    };
                };
            };
        };
    };
    "/part-changes": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        amounts: "minor";
                        change: {
                            bestSeller?: boolean;
                            brand?: string;
                            category?: string;
                            price?: {
                                amount: number;
                                by: "to";
                                ending?: "9" | ".99" | ".95" | ".00";
                            } | {
                                amount: number;
                                by: "amount";
                                ending?: "9" | ".99" | ".95" | ".00";
                            } | {
                                by: "percent";
                                ending?: "9" | ".99" | ".95" | ".00";
                                percent: number;
                            } | {
                                by: "cost";
                                ending?: "9" | ".99" | ".95" | ".00";
                                percent: number;
                            };
                            status?: "sold" | "hidden" | "retired";
                            stock?: {
                                by: "to" | "units";
                                units: number;
                            };
                        };
                        chosen: {
                            parts: string[];
                        } | {
                            search: string;
                        };
                        plan?: string;
                    };
                };
            };
            responses: {
                202: {
                    content: {
                        "application/json": components["schemas"]["StartedRun"];
                    };
                };
            };
        };
    };
    "/part-changes/preview": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        amounts: "minor";
                        change: {
                            bestSeller?: boolean;
                            brand?: string;
                            category?: string;
                            price?: {
                                amount: number;
                                by: "to";
                                ending?: "9" | ".99" | ".95" | ".00";
                            } | {
                                amount: number;
                                by: "amount";
                                ending?: "9" | ".99" | ".95" | ".00";
                            } | {
                                by: "percent";
                                ending?: "9" | ".99" | ".95" | ".00";
                                percent: number;
                            } | {
                                by: "cost";
                                ending?: "9" | ".99" | ".95" | ".00";
                                percent: number;
                            };
                            status?: "sold" | "hidden" | "retired";
                            stock?: {
                                by: "to" | "units";
                                units: number;
                            };
                        };
                        chosen: {
                            parts: string[];
                        } | {
                            search: string;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ChangePreview"];
                    };
                };
            };
        };
    };
    "/part-grid": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        cells: {
                            field: "name" | "price" | "cost" | "stock" | "status";
                            is: string;
                            part: string;
                            was: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["StartedRun"];
                    };
                };
            };
        };
    };
    "/part-grid/preview": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        cells: {
                            field: "name" | "price" | "cost" | "stock" | "status";
                            is: string;
                            part: string;
                            was: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartGridPreview"];
                    };
                };
            };
        };
    };
    "/part-grid/show": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        chosen: {
                            parts: string[];
                        } | {
                            search: string;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartGrid"];
                    };
                };
            };
        };
    };
    "/part-types/{slug}/attributes": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    slug: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: {
                                name: string;
                                unit: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/parts": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    brand?: string[] | null;
                    car?: number;
                    category?: string[] | null;
                    condition?: ("new" | "remanufactured" | "used")[];
                    cursor?: string;
                    engine?: string;
                    inStock?: "0" | "1" | "true" | "false";
                    is?: string[];
                    limit?: number;
                    make?: string;
                    measure?: string[];
                    model?: string;
                    position?: ("front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right")[];
                    priceMax?: number | null;
                    priceMin?: number | null;
                    q?: string;
                    rating?: number;
                    sort?: "relevance" | "popular" | "price-up" | "price-down" | "rating" | "newest";
                    tier?: ("value" | "original" | "premium")[];
                    year?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartList"];
                    };
                };
            };
        };
    };
    "/parts/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Part"];
                    };
                };
            };
        };
    };
    "/parts/{id}/delivery": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    country?: string;
                    postcode?: string;
                    quantity?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartDelivery"];
                    };
                };
            };
        };
    };
    "/parts/{id}/fits": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartFits"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        applications: {
                            conditions?: {
                                kind: "drive" | "gearbox" | "body" | "suspension" | "disc-front" | "disc-rear" | "made-from" | "made-to" | "chassis-from" | "chassis-to" | "with" | "without" | "note";
                                value: string;
                            }[];
                            engine?: number | null;
                            make: string;
                            model: string;
                            position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                            quantity?: number | null;
                            yearFrom: number;
                            yearTo: number;
                        }[];
                        specs: {
                            kind: "oil" | "gear-oil" | "axle-oil" | "automatic-fluid" | "steering-fluid" | "adblue" | "coolant" | "brake-fluid" | "tyre" | "tyre-front" | "tyre-rear" | "wheel" | "bolt-circle" | "battery" | "bulb-low" | "bulb-high" | "bulb-fog" | "bulb-indicator" | "bulb-brake" | "bulb-tail" | "bulb-reversing" | "wiper-driver" | "wiper-passenger" | "wiper-rear" | "wiper-set";
                            value: string;
                        }[];
                        universal: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartFits"];
                    };
                };
            };
        };
    };
    "/parts/{id}/fits/proposed": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ProposedFits"];
                    };
                };
            };
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        applications: {
                            conditions?: {
                                kind: "drive" | "gearbox" | "body" | "suspension" | "disc-front" | "disc-rear" | "made-from" | "made-to" | "chassis-from" | "chassis-to" | "with" | "without" | "note";
                                value: string;
                            }[];
                            engine?: number | null;
                            make: string;
                            model: string;
                            position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                            quantity?: number | null;
                            yearFrom: number;
                            yearTo: number;
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartFits"];
                    };
                };
            };
        };
    };
    "/parts/{id}/places": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartPlaces"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        backOrder?: {
                            days?: number | null;
                            on?: string | null;
                        };
                        places: {
                            place: number;
                            shelf: string;
                            units: number | null;
                        }[];
                        unitsWas: {
                            [key: string]: number | null;
                        };
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartPlaces"];
                    };
                };
            };
        };
    };
    "/parts/{id}/places/move": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        from: number;
                        to: number;
                        units: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartPlaces"];
                    };
                };
            };
        };
    };
    "/parts/{id}/price-times": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PriceTimes"];
                    };
                };
            };
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        price: number;
                        startsAt: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PriceTimes"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    startsAt: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PriceTimes"];
                    };
                };
            };
        };
    };
    "/parts/{id}/prices": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartPrices"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        breaks: {
                            from: number;
                            price: number;
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["PartPrices"];
                    };
                };
            };
        };
    };
    "/parts/{id}/stock-alerts": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            waits: boolean;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            key: string;
                            stored: true;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/parts/fits": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    number: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["PartFits"][];
                        };
                    };
                };
            };
        };
    };
    "/parts/suggest": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Suggestion"][];
                        };
                    };
                };
            };
        };
    };
    "/payments/config": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            publishableKey: string;
                            scriptUrl: string | null;
                        };
                    };
                };
            };
        };
    };
    "/places": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: {
                                address: {
                                    city?: string;
                                    company?: string;
                                    country: string;
                                    line1: string;
                                    line2?: string;
                                    name: string;
                                    postcode?: string;
                                    region?: string;
                                } | null;
                                closed: boolean;
                                collects: boolean;
                                cutOff: string;
                                hours: string;
                                id: number;
                                name: string;
                                parts: number;
                                rank: number;
                                timeZone: string;
                                version: number;
                                workDays: number[];
                            }[];
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                        collects: boolean;
                        cutOff: string;
                        hours?: string;
                        name: string;
                        rank: number;
                        timeZone: string;
                        workDays: number[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Place"];
                    };
                };
            };
        };
    };
    "/places/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: {
                            city?: string | null;
                            company?: string | null;
                            country: string;
                            line1?: string | null;
                            line2?: string | null;
                            name?: string | null;
                            postcode?: string | null;
                            region?: string | null;
                        } | null;
                        closed: boolean;
                        collects: boolean;
                        cutOff: string;
                        hours?: string;
                        name: string;
                        rank: number;
                        timeZone: string;
                        version: number;
                        workDays: number[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Place"];
                    };
                };
            };
        };
    };
    "/profile": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Profile"][];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: string;
                        education: string;
                        number: string;
                        photoURL?: "" | string | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/profile/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Profile"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: string;
                        education: string;
                        number: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            modifiedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/quick-order": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        car?: number;
                        engine?: number;
                        is?: string[];
                        lines?: {
                            note?: string;
                            number: string;
                            quantity?: number;
                        }[];
                        text?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["QuickOrder"];
                    };
                };
            };
        };
    };
    "/quote": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: {
                            car?: number;
                            engine?: number;
                            is?: string[];
                            knows?: true;
                            part: string;
                            quantity: number;
                        }[];
                        method?: string;
                        to?: {
                            country: string;
                            postcode?: string | null;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Quote"];
                    };
                };
            };
        };
    };
    "/repair-jobs": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: {
                                _id: string;
                                about: string;
                                name: string;
                                slug: string;
                                steps: number;
                            }[];
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        about: string;
                        name: string;
                        slug: string;
                        steps: {
                            litres?: "oil-litres" | "coolant-litres" | null;
                            meets?: "oil" | "gear-oil" | "axle-oil" | "automatic-fluid" | "steering-fluid" | "adblue" | "coolant" | "brake-fluid" | "tyre" | "tyre-front" | "tyre-rear" | "wheel" | "bolt-circle" | "battery" | "bulb-low" | "bulb-high" | "bulb-fog" | "bulb-indicator" | "bulb-brake" | "bulb-tail" | "bulb-reversing" | "wiper-driver" | "wiper-passenger" | "wiper-rear" | "wiper-set" | null;
                            need: "always" | "often" | "tool";
                            note?: string;
                            oneTime?: boolean;
                            position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                            quantity?: number | null;
                            type: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["RepairJob"];
                    };
                };
            };
        };
    };
    "/repair-jobs/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["RepairJob"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        about: string;
                        name: string;
                        steps: {
                            litres?: "oil-litres" | "coolant-litres" | null;
                            meets?: "oil" | "gear-oil" | "axle-oil" | "automatic-fluid" | "steering-fluid" | "adblue" | "coolant" | "brake-fluid" | "tyre" | "tyre-front" | "tyre-rear" | "wheel" | "bolt-circle" | "battery" | "bulb-low" | "bulb-high" | "bulb-fog" | "bulb-indicator" | "bulb-brake" | "bulb-tail" | "bulb-reversing" | "wiper-driver" | "wiper-passenger" | "wiper-rear" | "wiper-set" | null;
                            need: "always" | "often" | "tool";
                            note?: string;
                            oneTime?: boolean;
                            position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                            quantity?: number | null;
                            type: string;
                        }[];
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["RepairJob"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/repair-jobs/preview": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        car?: number;
                        engine?: string;
                        is?: string[];
                        steps: {
                            litres?: "oil-litres" | "coolant-litres" | null;
                            meets?: "oil" | "gear-oil" | "axle-oil" | "automatic-fluid" | "steering-fluid" | "adblue" | "coolant" | "brake-fluid" | "tyre" | "tyre-front" | "tyre-rear" | "wheel" | "bolt-circle" | "battery" | "bulb-low" | "bulb-high" | "bulb-fog" | "bulb-indicator" | "bulb-brake" | "bulb-tail" | "bulb-reversing" | "wiper-driver" | "wiper-passenger" | "wiper-rear" | "wiper-set" | null;
                            need: "always" | "often" | "tool";
                            note?: string;
                            oneTime?: boolean;
                            position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                            quantity?: number | null;
                            type: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            car: {
                                car: number;
                                label: string;
                            } | null;
                            deliveryDays: {
                                from: number;
                                to: number;
                            };
                            levels: {
                                level: "value" | "original" | "premium" | "other";
                                lines: {
                                    isOfLevel: boolean;
                                    isThere: boolean;
                                    part: {
                                        _id: string;
                                        backOrder?: {
                                            days?: number;
                                            on?: string;
                                        };
                                        brand: {
                                            name: string;
                                            slug: string;
                                        };
                                        condition?: "remanufactured" | "used";
                                        foundBy: {
                                            kind: "number" | "oe" | "superseded" | "vehicle" | "vehicle-if" | "vehicle-no" | "words";
                                            place?: string;
                                            text: string;
                                        }[];
                                        img: string;
                                        instead?: {
                                            _id: string;
                                            brand: string;
                                            name: string;
                                            number: string;
                                        };
                                        measures: string | null;
                                        name: string;
                                        number: string;
                                        position: string | null;
                                        price: number;
                                        quantity: number;
                                        rating: number | null;
                                        ratingCount: number;
                                        status?: "hidden" | "retired";
                                        stock: number | null;
                                        type: {
                                            name: string;
                                            slug: string;
                                        };
                                    };
                                    quantity: number;
                                    step: number;
                                }[];
                                soldOut: {
                                    levels: ("value" | "original" | "premium" | "other")[];
                                    step: number;
                                }[];
                                total: number;
                            }[];
                            question: {
                                choices: {
                                    label: string;
                                    name: "engine" | "is";
                                    value: string;
                                }[];
                                how: string | null;
                                key: string;
                                open: number;
                                settles: number;
                                signs?: number;
                                text: string;
                            } | null;
                            steps: {
                                amount: {
                                    litres: number | null;
                                    of: string | null;
                                } | null;
                                need: "always" | "often" | "tool";
                                note: string;
                                oneTime: boolean;
                                position: string | null;
                                reasons: string[];
                                state: "found" | "open" | "unknown" | "none" | "no-car";
                                type: {
                                    name: string;
                                    slug: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/repairs": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    takes?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Repair"][];
                        };
                    };
                };
            };
        };
    };
    "/repairs/{slug}": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    car?: number;
                    engine?: string;
                    is?: string[];
                };
                path: {
                    slug: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["RepairPlan"];
                    };
                };
            };
        };
    };
    "/review": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    partId?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Review"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        description: string;
                        img: string;
                        name: string;
                        partId?: string;
                        rating: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/review/{id}": {
        parameters: {
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/reviews": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    partId?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["ReviewForAdmin"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/runs": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Run"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/runs/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
            };
        };
    };
    "/runs/{id}/changes": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    kept?: "true" | "false";
                    limit?: number;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["RunChange"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/runs/{id}/undo": {
        parameters: {
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        evenChanged?: boolean;
                    };
                };
            };
            responses: {
                202: {
                    content: {
                        "application/json": components["schemas"]["Run"];
                    };
                };
            };
        };
    };
    "/search-log": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    days?: "7" | "30";
                    limit?: number;
                    show?: "nothing" | "set-aside" | "unopened" | "cars";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["LoggedSearch"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        part: string;
                        what: "opened" | "ordered";
                        words: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            taken: true;
                        };
                    };
                };
            };
        };
    };
    "/search-rules": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["SearchRule"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        kind: "synonym";
                        type: string;
                        words: string;
                    } | {
                        kind: "not-sold";
                        name: string;
                        words: string;
                    } | {
                        href: string;
                        kind: "redirect";
                        label: string;
                        words: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["SearchRule"];
                    };
                };
            };
        };
    };
    "/search-rules/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        kind: "synonym";
                        type: string;
                        words: string;
                    } | {
                        kind: "not-sold";
                        name: string;
                        words: string;
                    } | {
                        href: string;
                        kind: "redirect";
                        label: string;
                        words: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["SearchRule"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/search-rules/preview": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        id?: string;
                        q: string;
                        rule: {
                            kind: "synonym";
                            type: string;
                            words: string;
                        } | {
                            kind: "not-sold";
                            name: string;
                            words: string;
                        } | {
                            href: string;
                            kind: "redirect";
                            label: string;
                            words: string;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            today: number;
                            withRule: number;
                        };
                    };
                };
            };
        };
    };
    "/shop-texts": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["ShopText"][];
                        };
                    };
                };
            };
        };
    };
    "/shop-texts/{name}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    name: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        markdown: string | null;
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["ShopText"];
                    };
                };
            };
        };
    };
    "/stock-alerts": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    key: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            waits: boolean;
                        };
                    };
                };
            };
        };
    };
    "/stock-alerts/stop": {
        parameters: {
        };
        post: {
            parameters: {
                query: {
                    key: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/stripe/webhook": {
        parameters: {
        };
        post: {
            parameters: {
                header?: {
                    "stripe-signature"?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            received: true;
                        };
                    };
                };
            };
        };
    };
    "/suppliers": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Supplier"][];
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        settings?: {
                            costType?: string;
                            decimal?: "." | ",";
                            encoding?: string;
                            priceType?: string;
                            separator?: string;
                            sheet?: string;
                        };
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
            };
        };
    };
    "/suppliers/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        settings?: {
                            costType?: string;
                            decimal?: "." | ",";
                            encoding?: string;
                            priceType?: string;
                            separator?: string;
                            sheet?: string;
                        };
                        version: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/suppliers/{id}/fetch": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        apply?: boolean;
                        auth?: {
                            by: "nothing" | "password" | "header";
                            name?: string;
                            secret?: string;
                        };
                        every: "hour" | "6-hours" | "day" | "week" | "never";
                        full?: boolean;
                        hour?: number;
                        kind?: "parts" | "prices" | "stock" | "aces" | "pies" | null;
                        url: string;
                        version: number | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
            };
        };
        post: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                202: {
                    content: {
                        "application/json": components["schemas"]["Supplier"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/suppliers/{id}/mappings": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    kind?: "column" | "brand" | "part-type" | "position" | "attribute" | "unit" | "expi" | "hazard" | "qualifier" | "sub-model" | "car-attribute" | "base-vehicle" | "make" | "model" | "engine";
                    limit?: number;
                    q?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["Mapping"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        mappings: {
                            kind: "column" | "brand" | "part-type" | "position" | "attribute" | "unit" | "expi" | "hazard" | "qualifier" | "sub-model" | "car-attribute" | "base-vehicle" | "make" | "model" | "engine";
                            ours: string;
                            theirs: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            written: number;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    kind: "column" | "brand" | "part-type" | "position" | "attribute" | "unit" | "expi" | "hazard" | "qualifier" | "sub-model" | "car-attribute" | "base-vehicle" | "make" | "model" | "engine";
                    theirs: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/suppliers/{id}/mappings.csv": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "text/csv": string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            notWritten: number;
                            refused: {
                                row: number;
                                why: string;
                            }[];
                            written: number;
                        };
                    };
                };
            };
        };
    };
    "/taxonomy": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["Taxonomy"];
                    };
                };
            };
        };
    };
    "/taxonomy/categories": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        parent: string | null;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/taxonomy/categories/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        parent: string | null;
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            _id: string;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/taxonomy/order": {
        parameters: {
        };
        put: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                        kind: "category" | "type";
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            done: true;
                        };
                    };
                };
            };
        };
    };
    "/taxonomy/types": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        attributes?: {
                            name: string;
                            unit: string | null;
                        }[];
                        category: string;
                        name: string;
                        picture: string;
                        singular: string;
                        suits?: ("car" | "suv-van" | "truck" | "motorcycle")[];
                        synonyms?: string[];
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            insertedId: string;
                        };
                    };
                };
            };
        };
    };
    "/taxonomy/types/{id}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        attributes?: {
                            name: string;
                            unit: string | null;
                        }[];
                        category: string;
                        name: string;
                        picture: string;
                        singular: string;
                        suits?: ("car" | "suv-van" | "truck" | "motorcycle")[];
                        synonyms?: string[];
                        version?: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            _id: string;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: {
                    into?: string;
                };
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/to-do": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    list?: "pick" | "waiting" | "send" | "collect" | "under-way" | "late" | "came-back" | "lost" | "no-address" | "owes-money";
                    number?: string[] | null;
                    part?: string;
                    place?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["OrderToDo"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/to-do/{code}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    code: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["OrderToDo"];
                    };
                };
            };
        };
    };
    "/to-do/counts": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    place?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            "came-back"?: number;
                            collect?: number;
                            late?: number;
                            lost?: number;
                            "no-address"?: number;
                            "owes-money"?: number;
                            pick?: number;
                            send?: number;
                            "under-way"?: number;
                            waiting?: number;
                        };
                    };
                };
            };
        };
    };
    "/unsent-mails/retry": {
        parameters: {
        };
        post: {
            parameters: {
            };
            responses: {
                202: {
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
            };
        };
    };
    "/unsold-parts": {
        parameters: {
        };
        get: {
            parameters: {
                query: {
                    condition?: "new" | "remanufactured" | "used";
                    cursor?: string;
                    limit?: number;
                    status: "hidden" | "retired";
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            items: components["schemas"]["PartCard"][];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    "/user": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                    q?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["User"][];
                    };
                };
            };
        };
    };
    "/user/{user}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    user: string;
                };
            };
            requestBody?: {
                content: {
                    "application/json": {
                        email?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            token: string;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    user: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/user/admin/{email}": {
        parameters: {
        };
        put: {
            parameters: {
                path: {
                    email: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            modifiedCount: number;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    email: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            modifiedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/user/all.csv": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    q?: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/vehicles": {
        parameters: {
        };
        get: {
            parameters: {
                query?: {
                    car?: number;
                    make?: string;
                    model?: string;
                    type?: ("car" | "suv-van" | "truck" | "motorcycle")[];
                    until?: number;
                    year?: number;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["VehicleLevel"];
                    };
                };
            };
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        cylinders?: number | null;
                        drive?: string | null;
                        fuel?: string | null;
                        gearbox?: string | null;
                        litres?: number | null;
                        make: string;
                        market?: string;
                        model: string;
                        source?: string | null;
                        told?: "yes" | "no" | null;
                        type: "car" | "suv-van" | "truck" | "motorcycle";
                        year_from: number;
                        year_to: number;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            written: true;
                        };
                    };
                };
            };
        };
    };
    "/vehicles/{id}": {
        parameters: {
        };
        get: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["VehicleRecord"];
                    };
                };
            };
        };
        put: {
            parameters: {
                path: {
                    id: string;
                };
            };
            requestBody: {
                content: {
                    "application/json": {
                        engines: {
                            cylinders?: number | null;
                            drive?: string | null;
                            fuel?: string | null;
                            gearbox?: string | null;
                            litres?: number | null;
                            told?: boolean;
                        }[];
                        market?: string;
                        type: "car" | "suv-van" | "truck" | "motorcycle";
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["VehicleRecord"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                path: {
                    id: string;
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            deletedCount: number;
                        };
                    };
                };
            };
        };
    };
    "/vehicles/all.csv": {
        parameters: {
        };
        get: {
            parameters: {
            };
            responses: {
                200: {
                    content: {
                        "text/csv": string;
                    };
                };
            };
        };
    };
    "/vehicles/import": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        csv: string;
                        market?: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": {
                            rows: {
                                errors: {
                                    [key: string]: string;
                                };
                                line: string;
                                row: number;
                                written: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    "/vin": {
        parameters: {
        };
        post: {
            parameters: {
            };
            requestBody: {
                content: {
                    "application/json": {
                        vin: string;
                    };
                };
            };
            responses: {
                200: {
                    content: {
                        "application/json": components["schemas"]["VinAnswer"];
                    };
                };
            };
        };
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BestSeller: {
            _id: string;
            brand: {
                name: string;
                slug: string;
            };
            category: {
                name: string;
                slug: string;
            };
            img: string;
            name: string;
            number: string;
            price: number;
            stock: number | null;
        };
        BinnedPart: {
            _id: string;
            brand: string;
            deletedAt: string;
            deletedBy: string | null;
            name: string;
            number: string;
            until: string;
        };
        Brand: {
            _id: string;
            about: string;
            country: string;
            name: string;
            parts: number;
            slug: string;
            tier: "value" | "original" | "premium" | null;
            version: number;
        };
        CardFit: {
            _id: string;
            fit: "yes" | "maybe" | "no" | "universal" | "unknown";
            place: string | null;
            reasons: string[];
            why: string[];
        };
        CartPart: {
            _id: string;
            backOrder?: {
                days?: number;
                on?: string;
            };
            img: string;
            instead?: {
                _id: string;
                brand: string;
                name: string;
                number: string;
            };
            name: string;
            number: string;
            price: number;
            quantity: number;
            status?: "hidden" | "retired";
            stock: number | null;
            universal: boolean;
        };
        Category: {
            children: components["schemas"]["Category"][];
            count: number;
            name: string;
            slug: string;
        };
        ChangePreview: {
            amounts: "minor";
            changed: number;
            currency: string;
            jumps: number;
            parts: number;
            plan: string;
            refused: {
                code: "no-cost" | "price-too-low" | "price-too-high" | "not-counted" | "stock-too-low" | "not-written";
                parts: number;
            }[];
            same: number;
            samples: {
                after: string | number | boolean | null;
                before: string | number | boolean | null;
                field: string;
                name: string;
                number: string;
                part: string;
            }[];
        };
        Correction: {
            _id: string;
            by: {
                email: string;
                name: string;
            };
            change: {
                attributes?: [
                    string,
                    string,
                    string | null
                ][];
                bestSeller?: boolean;
                brand?: string;
                category?: string;
                condition?: "new" | "remanufactured" | "used";
                coreDeposit?: number | null;
                cost?: number | null;
                documents?: {
                    name: string;
                    url: string;
                }[];
                gtin?: string | null;
                hazard?: "lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid" | null;
                heightMm?: number | null;
                img?: string;
                lengthMm?: number | null;
                name?: string;
                number?: string;
                oeNumbers?: {
                    maker: string | null;
                    number: string;
                }[];
                packSize?: number;
                pictures?: string[];
                position?: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                price?: number;
                quantity?: number;
                status?: "sold" | "hidden" | "retired";
                stock?: number | null;
                supersededBy?: string | null;
                supersededNumbers?: {
                    maker: string | null;
                    number: string;
                }[];
                universal?: boolean;
                warrantyMonths?: number | null;
                weightGrams?: number | null;
                widthMm?: number | null;
            };
            createdAt: string;
            decision: {
                accepted: boolean;
                at: string;
            } | null;
            outdated: boolean;
            part: {
                _id: string;
                attributes: [
                    string,
                    string,
                    string | null
                ][];
                bestSeller: boolean;
                brand: string;
                category: string;
                condition?: "new" | "remanufactured" | "used";
                coreDeposit?: number | null;
                cost?: number | null;
                documents?: {
                    name: string;
                    url: string;
                }[];
                gtin?: string | null;
                hazard: "lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid" | null;
                heightMm: number | null;
                img: string;
                lengthMm: number | null;
                name: string;
                number: string;
                oeNumbers: {
                    maker: string | null;
                    number: string;
                }[];
                packSize?: number;
                pictures?: string[];
                position: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                price: number;
                quantity: number;
                status?: "sold" | "hidden" | "retired";
                stock: number | null;
                supersededBy?: string | null;
                supersededNumbers?: {
                    maker: string | null;
                    number: string;
                }[];
                universal: boolean;
                version: number;
                warrantyMonths: number | null;
                weightGrams: number | null;
                widthMm: number | null;
            };
        };
        Delivery: {
            amounts: "minor";
            connected: boolean;
            currency: string;
            holidays: {
                country: string;
                day: string;
                name: string;
            }[];
            methods: {
                carrier: "own" | "connected";
                daysFrom: number;
                daysTo: number;
                freeOver: number | null;
                hazards: ("lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid")[];
                id: number;
                maxLengthMm: number | null;
                maxWeightGrams: number | null;
                name: string;
                on: boolean;
                place: number | null;
                rank: number;
                rateBy: "flat" | "weight" | "subtotal";
                rates: {
                    amount: number;
                    from: number;
                }[];
                service: string;
                version: number;
                workDays: number[];
                zone: number | null;
            }[];
            unweighed: number;
            zones: {
                countries: string[];
                id: number;
                name: string;
                postcodes: string[];
                rank: number;
                version: number;
            }[];
        };
        DeliveryMethod: {
            amounts: "minor";
            carrier: "own" | "connected";
            daysFrom: number;
            daysTo: number;
            freeOver: number | null;
            hazards: ("lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid")[];
            id: number;
            maxLengthMm: number | null;
            maxWeightGrams: number | null;
            name: string;
            on: boolean;
            place: number | null;
            rank: number;
            rateBy: "flat" | "weight" | "subtotal";
            rates: {
                amount: number;
                from: number;
            }[];
            service: string;
            version: number;
            workDays: number[];
            zone: number | null;
        };
        DeliveryPreview: {
            amounts: "minor";
            currency: string;
            off: {
                amount: number;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: "own" | "connected";
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels: ({
                    from: string;
                    to: string;
                } | null)[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                saved: number;
                why?: string;
            }[];
            offers: {
                amount: number;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: "own" | "connected";
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels: ({
                    from: string;
                    to: string;
                } | null)[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                saved: number;
                why?: string;
            }[];
            zone: string | null;
        };
        DeliveryZone: {
            countries: string[];
            id: number;
            name: string;
            postcodes: string[];
            rank: number;
            version: number;
        };
        ExportAddress: {
            _id: string;
            createdAt: string;
            fetchedAt: string | null;
            file: "parts.csv" | "parts.xlsx" | "applications.csv" | "aces.xml" | "pies.xml" | "merchant.xml";
            name: string;
            revokedAt: string | null;
            search: string;
        };
        FailedWork: {
            _id: string;
            about: {
                id: string;
                kind: "order" | "part" | "run" | "supplier";
                name: string;
            } | null;
            askedAt: string;
            error: string;
            failedAt: string;
            job: string;
            mail: string | null;
            tries: number;
        };
        FitQuestion: {
            choices: {
                label: string;
                name: "engine" | "is";
                value: string;
            }[];
            how: string | null;
            key: string;
            open: number;
            settles: number;
            signs?: number;
            text: string;
        } | null;
        FitReport: {
            _id: string;
            by: {
                email: string;
                name: string;
            } | null;
            car: string;
            createdAt: string;
            decision: {
                at: string;
                decision: "corrected" | "declined";
                note: string | null;
            } | null;
            hears: string | null;
            img: string | null;
            known: boolean;
            order: {
                _id: string;
                number: string;
                told: string;
            } | null;
            part: {
                _id: string;
                brand: string;
                name: string;
                number: string;
            };
            what: string;
        };
        FoundOrder: {
            key: string;
            orderId: string;
        };
        GarageCar: {
            _id: string;
            car: number;
            changed: string;
            engine?: string;
            engineId?: number;
            is: string[];
            label: string;
            make: string;
            mileage: number | null;
            model: string;
            name: string;
            note: string;
            type: "car" | "suv-van" | "truck" | "motorcycle";
            vin: string | null;
            year: number;
        };
        Import: {
            appliedAt: string | null;
            bytes: number;
            bytesRead: number;
            counts: {
                changed: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                elsewhere?: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                gone: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                held: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                linesGone: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                losingAllCars: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                new: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                priceJumps: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                reasons: {
                    code: string;
                    count: number;
                    field: string;
                    guess?: string;
                    word: string | null;
                }[];
                refused: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                same: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                stockToZero: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                stockUncounted: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
                unknownCars: {
                    count: number;
                    samples: {
                        after: number | null;
                        before: number | null;
                        n: number | null;
                        partId: number | null;
                        text: string;
                    }[];
                };
            } | null;
            createdAt: string;
            createdBy: string;
            deciding: boolean;
            doubts: string[];
            failure: string | null;
            fetched: boolean;
            fileName: string;
            full: boolean;
            header: {
                columns: {
                    column: string;
                    decimal?: "." | ",";
                    field: string | null;
                    isKept: boolean;
                    samples: string[];
                    unit: string | null;
                }[];
                correctionsLost?: number;
                count: number | null;
                decimal: string | null;
                divided?: number;
                endsInRow?: number;
                format: "csv" | "xlsx" | "aces" | "pies";
                gtinsTwice?: {
                    count: number;
                    samples: {
                        gtin: string;
                        rows: number[];
                    }[];
                };
                hiddenRows?: number;
                leftOut?: {
                    count: number;
                    what: string;
                }[];
                otherLists?: string[];
                passedOver?: {
                    count: number;
                    samples: {
                        n: number;
                        text: string;
                    }[];
                };
                says: {
                    [key: string]: string;
                };
                sheet?: string;
                sheets: string[];
                strays?: number;
                successorsUnknown?: {
                    count: number;
                    samples: string[];
                };
                told?: "parts" | "prices" | "stock" | "aces" | "pies" | "vehicles" | "mappings";
                twice?: number;
                unitsUnread?: {
                    column: string;
                    count: number;
                    samples: string[];
                };
                version: string | null;
            } | null;
            id: string;
            kind: "parts" | "prices" | "stock" | "aces" | "pies" | "vehicles" | "mappings" | null;
            mayReadAgain: boolean;
            progress: number | null;
            remedy: "columns" | "settings" | "read-again" | "send-again" | null;
            rereading: boolean;
            rows: number;
            rowsApplied: number;
            runId: string | null;
            runs: number;
            secondsLeft: number | null;
            sheet: string | null;
            stagedAt: string | null;
            state: "received" | "reading" | "staged" | "applying" | "applied" | "failed" | "dropped";
            supplier: {
                id: number;
                name: string;
            };
            undoAsked: boolean;
            undoUntil: string | null;
            warnings: {
                code: string;
                text: string;
            }[];
        };
        ImportRow: {
            cells: {
                [key: string]: string;
            } | null;
            fields: {
                field: string;
                file: string;
                shop: string | null;
            }[];
            mayBeRight: boolean;
            n: number;
            partId: number | null;
            reasons: string[];
            state: "ready" | "same" | "held" | "refused" | "applied";
            text: string;
            theirs: {
                [key: string]: string;
            } | null;
        };
        LogEntry: {
            _id: string;
            action: string;
            after: {
                [key: string]: unknown;
            } | null;
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            by: string;
            canUndo: boolean;
            name: string | null;
            run: string | null;
            subject: string;
            thing: {
                id: string;
                kind: "part" | "order" | "import" | "run" | "supplier" | "user";
            } | null;
            why: string | null;
        };
        LoggedSearch: {
            found: number;
            nothing: number;
            opened: number;
            ordered: number;
            readAs: {
                kind: string;
                means: string;
            }[];
            searches: number;
            typed: string[];
            words: string;
        };
        MadeExportAddress: {
            _id: string;
            createdAt: string;
            fetchedAt: string | null;
            file: "parts.csv" | "parts.xlsx" | "applications.csv" | "aces.xml" | "pies.xml" | "merchant.xml";
            name: string;
            revokedAt: string | null;
            search: string;
            url: string;
        };
        Mapping: {
            kind: "column" | "brand" | "part-type" | "position" | "attribute" | "unit" | "expi" | "hazard" | "qualifier" | "sub-model" | "car-attribute" | "base-vehicle" | "make" | "model" | "engine";
            means: string;
            ours: string;
            theirs: string;
        };
        MergePreview: {
            clashes: number;
            clashing: {
                name: string;
                number: string;
                other: string;
                otherName: string;
                part: string;
            }[];
            parts: number;
        };
        MyCart: {
            later: {
                car?: number;
                engine?: number;
                is?: string[];
                knows?: true;
                label?: string;
                part: string;
                quantity: number;
            }[];
            lines: {
                car?: number;
                engine?: number;
                is?: string[];
                knows?: true;
                label?: string;
                part: string;
                quantity: number;
            }[];
        };
        MyCartLine: {
            car?: number;
            engine?: number;
            is?: string[];
            knows?: true;
            label?: string;
            part: string;
            quantity: number;
        };
        MyUnpaid: {
            ifConfirmed: {
                orders: number;
                units: number;
            } | null;
            most: {
                orders: number;
                units: number;
            };
            orders: number;
            units: number;
        };
        Order: {
            _id: string;
            address: string;
            billTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            changePayments?: {
                amount: number;
                tranjactionId: string;
            }[];
            company?: string;
            createdAt: string;
            credited?: number;
            currency: string;
            delivery?: {
                carrier: string;
                from: string | null;
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels?: {
                    from: string;
                    to: string;
                }[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                to: string | null;
            };
            disputes?: {
                _id: string;
                amount: number;
                answerBy: string | null;
                closedAt: string | null;
                currency: string;
                openedAt: string;
                reason: string;
                state: string;
            }[];
            email: string;
            fulfilment?: "to-pick" | "part-packed" | "packed" | "part-sent" | "sent" | "lost" | "delivered" | "collected";
            holdUntil: string | null;
            isLate?: boolean;
            late?: true;
            lines: {
                brand: string;
                cancelled?: number;
                fit: {
                    applications: number[];
                    car: number;
                    engine: number | null;
                    fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                    is: string[];
                    knows: boolean;
                    label: string;
                    reasons: string[];
                    version: number;
                    ways: {
                        conditions: {
                            kind: string;
                            value: string;
                        }[];
                        engine: string | null;
                        engineId: number | null;
                    }[];
                } | null;
                hidden?: true;
                img: string | null;
                name: string;
                number: string;
                partId: string | null;
                price: number;
                quantity: number;
                waits?: {
                    due: string;
                    quantity: number;
                };
            }[];
            name: string;
            note?: string;
            number: string;
            orderNumber: string;
            owed?: number;
            paid: boolean;
            paidAt: string | null;
            parcels?: {
                _id: string;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: string | null;
                deliveredAt: string | null;
                events: {
                    at: string;
                    place: string;
                    what: string;
                }[];
                labelled: boolean;
                late: boolean;
                lines: {
                    line: number;
                    quantity: number;
                }[];
                lostAt: string | null;
                lostWhy?: string;
                number: number;
                packedAt: string;
                packedBy?: string;
                place: {
                    id: number;
                    name: string;
                };
                replaced: boolean;
                replacedAt: string | null;
                sentAt: string | null;
                sentBy?: string;
                state: "packed" | "sent" | "delivered" | "lost" | "unpacked";
                tracking: string | null;
                trackingUrl: string | null;
                version: number;
            }[];
            poNumber?: string;
            saved: number;
            sentBack?: number;
            shipping: number;
            shipTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            state: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
            subtotal: number;
            total: number;
            tranjactionId: string | null;
            vehicle: {
                car?: number;
                engine?: string;
                engineId?: number;
                make: string;
                model: string;
                year: number;
            } | null;
        };
        OrderForCustomer: {
            _id: string;
            address: string;
            billTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            changePayments?: {
                amount: number;
                tranjactionId: string;
            }[];
            company?: string;
            createdAt: string;
            credited?: number;
            currency: string;
            delivery?: {
                carrier: string;
                from: string | null;
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels?: {
                    from: string;
                    to: string;
                }[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                to: string | null;
            };
            disputes?: {
                _id: string;
                amount: number;
                answerBy: string | null;
                closedAt: string | null;
                currency: string;
                openedAt: string;
                reason: string;
                state: string;
            }[];
            email: string;
            fulfilment?: "to-pick" | "part-packed" | "packed" | "part-sent" | "sent" | "lost" | "delivered" | "collected";
            holdUntil: string | null;
            insertedId: string;
            isLate?: boolean;
            late?: true;
            lines: {
                brand: string;
                cancelled?: number;
                fit: {
                    applications: number[];
                    car: number;
                    engine: number | null;
                    fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                    is: string[];
                    knows: boolean;
                    label: string;
                    reasons: string[];
                    version: number;
                    ways: {
                        conditions: {
                            kind: string;
                            value: string;
                        }[];
                        engine: string | null;
                        engineId: number | null;
                    }[];
                } | null;
                hidden?: true;
                img: string | null;
                name: string;
                number: string;
                partId: string | null;
                price: number;
                quantity: number;
                waits?: {
                    due: string;
                    quantity: number;
                };
            }[];
            name: string;
            note?: string;
            number: string;
            orderNumber: string;
            owed?: number;
            paid: boolean;
            paidAt: string | null;
            parcels?: {
                _id: string;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: string | null;
                deliveredAt: string | null;
                events: {
                    at: string;
                    place: string;
                    what: string;
                }[];
                labelled: boolean;
                late: boolean;
                lines: {
                    line: number;
                    quantity: number;
                }[];
                lostAt: string | null;
                lostWhy?: string;
                number: number;
                packedAt: string;
                packedBy?: string;
                place: {
                    id: number;
                    name: string;
                };
                replaced: boolean;
                replacedAt: string | null;
                sentAt: string | null;
                sentBy?: string;
                state: "packed" | "sent" | "delivered" | "lost" | "unpacked";
                tracking: string | null;
                trackingUrl: string | null;
                version: number;
            }[];
            poNumber?: string;
            saved: number;
            sentBack?: number;
            shipping: number;
            shipTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            state: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
            subtotal: number;
            total: number;
            tranjactionId: string | null;
            vehicle: {
                car?: number;
                engine?: string;
                engineId?: number;
                make: string;
                model: string;
                year: number;
            } | null;
        };
        OrderToDo: {
            _id: string;
            address: string;
            billTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            changePayments?: {
                amount: number;
                tranjactionId: string;
            }[];
            company?: string;
            createdAt: string;
            credited?: number;
            currency: string;
            delivery?: {
                carrier: string;
                from: string | null;
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels?: {
                    from: string;
                    to: string;
                }[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                to: string | null;
            };
            disputes?: {
                _id: string;
                amount: number;
                answerBy: string | null;
                closedAt: string | null;
                currency: string;
                openedAt: string;
                reason: string;
                state: string;
            }[];
            due: string;
            email: string;
            fulfilment?: "to-pick" | "part-packed" | "packed" | "part-sent" | "sent" | "lost" | "delivered" | "collected";
            holdUntil: string | null;
            isLate: boolean;
            late?: true;
            lines: {
                brand: string;
                cancelled?: number;
                fit: {
                    applications: number[];
                    car: number;
                    engine: number | null;
                    fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                    is: string[];
                    knows: boolean;
                    label: string;
                    reasons: string[];
                    version: number;
                    ways: {
                        conditions: {
                            kind: string;
                            value: string;
                        }[];
                        engine: string | null;
                        engineId: number | null;
                    }[];
                } | null;
                hidden?: true;
                img: string | null;
                name: string;
                number: string;
                partId: string | null;
                price: number;
                quantity: number;
                waits?: {
                    due: string;
                    quantity: number;
                };
            }[];
            name: string;
            note?: string;
            number: string;
            orderNumber: string;
            owed?: number;
            paid: boolean;
            paidAt: string | null;
            parcels?: {
                _id: string;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: string | null;
                deliveredAt: string | null;
                events: {
                    at: string;
                    place: string;
                    what: string;
                }[];
                labelled: boolean;
                late: boolean;
                lines: {
                    line: number;
                    quantity: number;
                }[];
                lostAt: string | null;
                lostWhy?: string;
                number: number;
                packedAt: string;
                packedBy?: string;
                place: {
                    id: number;
                    name: string;
                };
                replaced: boolean;
                replacedAt: string | null;
                sentAt: string | null;
                sentBy?: string;
                state: "packed" | "sent" | "delivered" | "lost" | "unpacked";
                tracking: string | null;
                trackingUrl: string | null;
                version: number;
            }[];
            poNumber?: string;
            saved: number;
            sentBack?: number;
            shipping: number;
            shipTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            state: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
            subtotal: number;
            toPack: {
                line: number;
                place: {
                    id: number;
                    name: string;
                };
                quantity: number;
                shelf: string;
            }[];
            total: number;
            tranjactionId: string | null;
            vehicle: {
                car?: number;
                engine?: string;
                engineId?: number;
                make: string;
                model: string;
                year: number;
            } | null;
        };
        OrderWithEvents: {
            _id: string;
            address: string;
            billTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            change?: {
                lines: {
                    car: string | null;
                    name: string;
                    number: string;
                    price: number;
                    quantity: number;
                }[];
                payUntil: string;
                why: string | null;
            };
            changePayments?: {
                amount: number;
                tranjactionId: string;
            }[];
            company?: string;
            createdAt: string;
            credited?: number;
            currency: string;
            delivery?: {
                carrier: string;
                from: string | null;
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels?: {
                    from: string;
                    to: string;
                }[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                to: string | null;
            };
            disputes?: {
                _id: string;
                amount: number;
                answerBy: string | null;
                closedAt: string | null;
                currency: string;
                openedAt: string;
                reason: string;
                state: string;
            }[];
            email: string;
            events: {
                at: string;
                from: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled" | null;
                name?: string;
                to: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
                who: string;
                why: string | null;
            }[];
            fulfilment?: "to-pick" | "part-packed" | "packed" | "part-sent" | "sent" | "lost" | "delivered" | "collected";
            holdUntil: string | null;
            isLate?: boolean;
            late?: true;
            lines: {
                brand: string;
                cancelled?: number;
                fit: {
                    applications: number[];
                    car: number;
                    engine: number | null;
                    fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                    is: string[];
                    knows: boolean;
                    label: string;
                    reasons: string[];
                    version: number;
                    ways: {
                        conditions: {
                            kind: string;
                            value: string;
                        }[];
                        engine: string | null;
                        engineId: number | null;
                    }[];
                } | null;
                hidden?: true;
                img: string | null;
                name: string;
                number: string;
                partId: string | null;
                price: number;
                quantity: number;
                waits?: {
                    due: string;
                    quantity: number;
                };
            }[];
            messages?: {
                at: string;
                from: "customer" | "shop";
                text: string;
            }[];
            name: string;
            note?: string;
            number: string;
            orderNumber: string;
            owed?: number;
            paid: boolean;
            paidAt: string | null;
            parcels?: {
                _id: string;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: string | null;
                deliveredAt: string | null;
                events: {
                    at: string;
                    place: string;
                    what: string;
                }[];
                labelled: boolean;
                late: boolean;
                lines: {
                    line: number;
                    quantity: number;
                }[];
                lostAt: string | null;
                lostWhy?: string;
                number: number;
                packedAt: string;
                packedBy?: string;
                place: {
                    id: number;
                    name: string;
                };
                replaced: boolean;
                replacedAt: string | null;
                sentAt: string | null;
                sentBy?: string;
                state: "packed" | "sent" | "delivered" | "lost" | "unpacked";
                tracking: string | null;
                trackingUrl: string | null;
                version: number;
            }[];
            placedBy?: string;
            poNumber?: string;
            saved: number;
            sentBack?: number;
            shipping: number;
            shipTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            state: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
            subtotal: number;
            total: number;
            tranjactionId: string | null;
            vehicle: {
                car?: number;
                engine?: string;
                engineId?: number;
                make: string;
                model: string;
                year: number;
            } | null;
        };
        Overview: {
            before: {
                orders: number;
                revenue: number;
            };
            bestSellers: {
                name: string;
                partId: string | null;
                quantity: number;
                revenue: number;
            }[];
            corrections: number;
            days: {
                day: string;
                orders: number;
                revenue: number;
            }[];
            failedWork: number;
            files: {
                file: {
                    fileName: string;
                    id: string;
                } | null;
                supplier: {
                    id: number;
                    name: string;
                };
                why: string | null;
            }[];
            fitment: {
                checkedAt: string;
                faults: {
                    count: number;
                    kind: "contradiction" | "engine-not-there" | "engine-part-of-electric" | "outside-years" | "no-question" | "fits-nothing";
                    samples: string[];
                }[];
            } | null;
            fitReports: number;
            lowStock: {
                _id: string;
                name: string;
                number: string;
                stock: number;
            }[];
            questions: {
                askedAt: string;
                orderId: string;
                orderNumber: string;
                text: string;
            }[];
            refunds: {
                _id: string;
                amount: number;
                currency: string;
                orderId: string;
                orderNumber: string;
                reason: string;
                state: "pending" | "failed";
            }[];
            setup: {
                code: "shop-name" | "seller" | "address" | "delivery" | "brands" | "parts" | "best-sellers" | "posts" | "texts" | "payment-events" | "second-admin" | "google";
                done: boolean;
            }[];
            states: {
                count: number;
                state: string;
            }[];
            unsentMails: {
                count: number;
                error: string;
                since: string;
            } | null;
        };
        OwnAddress: {
            _id: string;
            address: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
        };
        Parcel: {
            _id: string;
            arrives: {
                from: string;
                to: string;
            } | null;
            carrier: string | null;
            deliveredAt: string | null;
            events: {
                at: string;
                place: string;
                what: string;
            }[];
            labelled: boolean;
            late: boolean;
            lines: {
                line: number;
                quantity: number;
            }[];
            lostAt: string | null;
            lostWhy?: string;
            number: number;
            packedAt: string;
            packedBy?: string;
            place: {
                id: number;
                name: string;
            };
            replaced: boolean;
            replacedAt: string | null;
            sentAt: string | null;
            sentBy?: string;
            state: "packed" | "sent" | "delivered" | "lost" | "unpacked";
            tracking: string | null;
            trackingUrl: string | null;
            version: number;
        };
        Part: {
            _id: string;
            attributes: [
                string,
                string,
                string | null
            ][];
            backOrder?: {
                days?: number;
                on?: string;
            };
            bestSeller: boolean;
            brand: {
                about: string;
                country: string;
                name: string;
                slug: string;
                tier: "value" | "original" | "premium" | null;
            };
            condition?: "remanufactured" | "used";
            coreDeposit?: number;
            crumbs: {
                name: string;
                slug: string;
            }[];
            documents?: {
                name: string;
                url: string;
            }[];
            fitmentCount: number;
            fitments: {
                condition: string | null;
                engine: string | null;
                make: string;
                model: string;
                position: string | null;
                quantity: number;
                yearFrom: number;
                yearTo: number;
            }[];
            gtin?: string;
            img: string;
            instead?: {
                _id: string;
                brand: string;
                name: string;
                number: string;
            };
            interchange: components["schemas"]["PartCard"][];
            measures: string | null;
            name: string;
            number: string;
            numbers: {
                kind: "own" | "oe" | "superseded";
                maker: string | null;
                number: string;
            }[];
            packSize?: number;
            pair: components["schemas"]["PartCard"] & (Record<string, never> | null);
            position: string | null;
            price: number;
            priceBreaks?: {
                from: number;
                price: number;
            }[];
            quantity: number;
            rating: number | null;
            ratingCount: number;
            status?: "hidden" | "retired";
            stock: number | null;
            type: {
                name: string;
                slug: string;
            };
            typicalPicture?: true;
            universal: boolean;
            version: number;
            views: {
                img: string;
                view: "three-quarter" | "front" | "detail" | null;
            }[];
            warrantyMonths: number | null;
            weightGrams: number | null;
        };
        PartCard: {
            _id: string;
            backOrder?: {
                days?: number;
                on?: string;
            };
            brand: {
                name: string;
                slug: string;
            };
            condition?: "remanufactured" | "used";
            foundBy: {
                kind: "number" | "oe" | "superseded" | "vehicle" | "vehicle-if" | "vehicle-no" | "words";
                place?: string;
                text: string;
            }[];
            img: string;
            instead?: {
                _id: string;
                brand: string;
                name: string;
                number: string;
            };
            measures: string | null;
            name: string;
            number: string;
            position: string | null;
            price: number;
            quantity: number;
            rating: number | null;
            ratingCount: number;
            status?: "hidden" | "retired";
            stock: number | null;
            type: {
                name: string;
                slug: string;
            };
        };
        PartDelivery: {
            amounts: "minor";
            currency: string;
            offers: {
                amount: number;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: "own" | "connected";
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels: ({
                    from: string;
                    to: string;
                } | null)[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                saved: number;
                why?: string;
            }[];
            state: "offered" | "postcode" | "nowhere" | "sold-out";
            to: {
                country: string;
                postcode?: string;
            };
        };
        PartFits: {
            _id: string;
            applications: {
                conditions: {
                    kind: "drive" | "gearbox" | "body" | "suspension" | "disc-front" | "disc-rear" | "made-from" | "made-to" | "chassis-from" | "chassis-to" | "with" | "without" | "note";
                    value: string;
                }[];
                engine: number | null;
                engineName: string | null;
                make: string;
                model: string;
                position: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                quantity: number | null;
                yearFrom: number;
                yearTo: number;
            }[];
            brand: string;
            name: string;
            number: string;
            specs: {
                kind: "oil" | "gear-oil" | "axle-oil" | "automatic-fluid" | "steering-fluid" | "adblue" | "coolant" | "brake-fluid" | "tyre" | "tyre-front" | "tyre-rear" | "wheel" | "bolt-circle" | "battery" | "bulb-low" | "bulb-high" | "bulb-fog" | "bulb-indicator" | "bulb-brake" | "bulb-tail" | "bulb-reversing" | "wiper-driver" | "wiper-passenger" | "wiper-rear" | "wiper-set";
                value: string;
            }[];
            universal: boolean;
            version: number;
        };
        PartGrid: {
            count: number;
            currency: string;
            rows: {
                _id: string;
                brand: string;
                cells: {
                    cost: string;
                    name: string;
                    price: string;
                    status: string;
                    stock: string;
                };
                number: string;
            }[];
        };
        PartGridPreview: {
            cells: {
                after: string;
                before: string;
                field: "name" | "price" | "cost" | "stock" | "status";
                part: string;
            }[];
        };
        PartList: {
            byFit: {
                fits: number;
                if: number;
                no?: number;
            } | null;
            count: number;
            facets: {
                brand: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                category: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                condition: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                inStock: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                measures: {
                    label: string;
                    measure: string;
                    unit: string | null;
                    values: {
                        count: number;
                        depth?: number;
                        label: string;
                        selected: boolean;
                        value: string;
                    }[];
                }[];
                position: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                price: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                rating: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
                tier: {
                    count: number;
                    depth?: number;
                    label: string;
                    selected: boolean;
                    value: string;
                }[];
            };
            items: components["schemas"]["PartCard"][];
            next: string | null;
            others: {
                label: string;
                measure: string;
                unit: string | null;
                values: {
                    count: number;
                    depth?: number;
                    label: string;
                    query: {
                        [key: string]: string | string[];
                    };
                    selected: boolean;
                    value: string;
                }[];
            }[];
            question: {
                choices: {
                    label: string;
                    name: "engine" | "is";
                    value: string;
                }[];
                how: string | null;
                key: string;
                open: number;
                settles: number;
                signs?: number;
                text: string;
            } | null;
            reading: {
                brands: {
                    name: string;
                    slug: string;
                }[];
                conditions: ("new" | "remanufactured" | "used")[];
                corrected: {
                    from: string;
                    to: string;
                }[];
                didYouMean: {
                    name: string;
                    number: string;
                    parts: number;
                    q: string;
                }[];
                dropped: string[];
                engine: string | null;
                generation: string | null;
                isEmpty: boolean;
                list: {
                    lines: number;
                } | null;
                measures: {
                    label: string;
                    measure: string;
                    unit: string | null;
                    value: string;
                }[];
                notSold: {
                    name: string;
                    near: {
                        name: string;
                        slug: string;
                    }[];
                } | null;
                number: string | null;
                otherCars: string[];
                otherEngine: {
                    has: string[];
                    label: string;
                } | null;
                page: {
                    href: string;
                    label: string;
                } | null;
                pieces: {
                    kind: "type" | "brand" | "make" | "model" | "year" | "engine" | "trim" | "generation" | "position" | "condition" | "measure" | "number" | "price" | "not" | "symptom" | "notSold" | "page" | "text";
                    means: string;
                    text: string;
                    without: string;
                }[];
                positions: string[];
                price: {
                    max: number | null;
                    min: number | null;
                } | null;
                symptom: {
                    guide: string | null;
                    guideTitle: string | null;
                    name: string;
                    slug: string;
                    types: {
                        name: string;
                        slug: string;
                    }[];
                } | null;
                types: {
                    name: string;
                    slug: string;
                }[];
                unknownNumber: string | null;
                unknownVehicle: {
                    label: string;
                    text: string;
                } | null;
                unlistedYear: {
                    label: string;
                    near: {
                        car: number;
                        label: string;
                    }[];
                    without: string;
                } | null;
                vehicle: {
                    label: string;
                    make: string;
                    model?: string;
                    year?: number;
                } | null;
                without: string[];
                words: string[];
                years: {
                    from: number;
                    to: number;
                } | null;
            } | null;
            relax: {
                count: number;
                drop: string;
                label: string;
                query: {
                    [key: string]: string | string[];
                };
            }[];
            sort: "relevance" | "popular" | "price-up" | "price-down" | "rating" | "newest";
            universal: {
                categories: string[];
                count: number;
                every: string;
                madeFor: string;
            } | null;
            years: number[];
        };
        PartPlaces: {
            _id: string;
            backOrder: {
                days: number | null;
                on: string | null;
            };
            name: string;
            number: string;
            places: {
                name: string;
                place: number;
                shelf: string;
                taken: number;
                units: number | null;
            }[];
            stock: number | null;
            version: number;
        };
        PartPrices: {
            _id: string;
            breaks: {
                from: number;
                price: number;
            }[];
            name: string;
            number: string;
            price: number;
            version: number;
        };
        PartRecord: {
            _id: string;
            attributes: [
                string,
                string,
                string | null
            ][];
            bestSeller: boolean;
            brand: string;
            category: string;
            condition?: "new" | "remanufactured" | "used";
            coreDeposit?: number | null;
            cost?: number | null;
            documents?: {
                name: string;
                url: string;
            }[];
            gtin?: string | null;
            hazard: "lithium-battery" | "wet-battery" | "aerosol" | "gas" | "flammable" | "corrosive" | "airbag" | "liquid" | null;
            heightMm: number | null;
            img: string;
            lengthMm: number | null;
            name: string;
            number: string;
            oeNumbers: {
                maker: string | null;
                number: string;
            }[];
            packSize?: number;
            pictures?: string[];
            position: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
            price: number;
            quantity: number;
            status?: "sold" | "hidden" | "retired";
            stock: number | null;
            supersededBy?: string | null;
            supersededNumbers?: {
                maker: string | null;
                number: string;
            }[];
            universal: boolean;
            version: number;
            warrantyMonths: number | null;
            weightGrams: number | null;
            widthMm: number | null;
        };
        Person: {
            email: string;
            emailVerified: boolean;
            id: string;
            name: string;
        };
        Place: {
            address: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            } | null;
            closed: boolean;
            collects: boolean;
            cutOff: string;
            hours: string;
            id: number;
            name: string;
            rank: number;
            timeZone: string;
            version: number;
            workDays: number[];
        };
        PlacedOrder: {
            _id: string;
            address: string;
            billTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            changePayments?: {
                amount: number;
                tranjactionId: string;
            }[];
            company?: string;
            createdAt: string;
            credited?: number;
            currency: string;
            delivery?: {
                carrier: string;
                from: string | null;
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels?: {
                    from: string;
                    to: string;
                }[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                to: string | null;
            };
            disputes?: {
                _id: string;
                amount: number;
                answerBy: string | null;
                closedAt: string | null;
                currency: string;
                openedAt: string;
                reason: string;
                state: string;
            }[];
            email: string;
            fulfilment?: "to-pick" | "part-packed" | "packed" | "part-sent" | "sent" | "lost" | "delivered" | "collected";
            holdUntil: string | null;
            insertedId: string;
            isLate?: boolean;
            key: string;
            late?: true;
            lines: {
                brand: string;
                cancelled?: number;
                fit: {
                    applications: number[];
                    car: number;
                    engine: number | null;
                    fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                    is: string[];
                    knows: boolean;
                    label: string;
                    reasons: string[];
                    version: number;
                    ways: {
                        conditions: {
                            kind: string;
                            value: string;
                        }[];
                        engine: string | null;
                        engineId: number | null;
                    }[];
                } | null;
                hidden?: true;
                img: string | null;
                name: string;
                number: string;
                partId: string | null;
                price: number;
                quantity: number;
                waits?: {
                    due: string;
                    quantity: number;
                };
            }[];
            name: string;
            note?: string;
            number: string;
            orderNumber: string;
            owed?: number;
            paid: boolean;
            paidAt: string | null;
            parcels?: {
                _id: string;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: string | null;
                deliveredAt: string | null;
                events: {
                    at: string;
                    place: string;
                    what: string;
                }[];
                labelled: boolean;
                late: boolean;
                lines: {
                    line: number;
                    quantity: number;
                }[];
                lostAt: string | null;
                lostWhy?: string;
                number: number;
                packedAt: string;
                packedBy?: string;
                place: {
                    id: number;
                    name: string;
                };
                replaced: boolean;
                replacedAt: string | null;
                sentAt: string | null;
                sentBy?: string;
                state: "packed" | "sent" | "delivered" | "lost" | "unpacked";
                tracking: string | null;
                trackingUrl: string | null;
                version: number;
            }[];
            poNumber?: string;
            saved: number;
            sentBack?: number;
            shipping: number;
            shipTo?: {
                city?: string;
                company?: string;
                country: string;
                line1: string;
                line2?: string;
                name: string;
                postcode?: string;
                region?: string;
            };
            state: "placed" | "paying" | "expired" | "paid" | "part-refunded" | "refunded" | "cancelled";
            subtotal: number;
            total: number;
            tranjactionId: string | null;
            vehicle: {
                car?: number;
                engine?: string;
                engineId?: number;
                make: string;
                model: string;
                year: number;
            } | null;
        };
        Post: {
            _id: string;
            author: string;
            blogTitle: string;
            createdAt: string;
            description: string;
            html: string;
            img: string | null;
            summary: string;
            updatedAt: string;
            version: number;
        };
        PostCard: {
            _id: string;
            author: string;
            blogTitle: string;
            createdAt: string;
            img: string | null;
            summary: string;
        };
        PriceTimes: {
            _id: string;
            changes: {
                at: string;
                price: number;
                was: {
                    price: number;
                };
            }[];
            price: number;
            toCome: {
                price: number;
                startsAt: string;
            }[];
        };
        Problem: {
            code: string;
            detail: string;
            fields?: {
                [key: string]: string;
            };
            mayConfirm?: boolean;
            status: number;
            title: string;
            type: string;
        };
        Profile: {
            _id: string;
            address: string;
            education: string;
            email: string;
            name: string;
            number: string;
            photoURL: string | null;
        };
        ProposedFits: {
            lines: {
                conditions: {
                    kind: "drive" | "gearbox" | "body" | "suspension" | "disc-front" | "disc-rear" | "made-from" | "made-to" | "chassis-from" | "chassis-to" | "with" | "without" | "note";
                    value: string;
                }[];
                engine: number | null;
                engineName: string | null;
                from: string[];
                make: string;
                model: string;
                position: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                quantity: number | null;
                yearFrom: number;
                yearTo: number;
            }[];
            parts: {
                _id: string;
                brand: string;
                name: string;
                number: string;
                shares: {
                    maker: string | null;
                    number: string;
                }[];
            }[];
        };
        QuickLine: {
            answer: "found" | "several" | "replaced" | "retired" | "short" | "did-you-mean" | "not-found";
            count: number;
            didYouMean: {
                name: string;
                number: string;
                parts: number;
            }[];
            note: string;
            number: string;
            parts: components["schemas"]["QuickPart"][];
            quantity: number;
            typed: string;
            unclear?: string;
        };
        QuickOrder: {
            car: {
                car: number;
                label: string;
            } | null;
            lines: components["schemas"]["QuickLine"][];
            setAside: string[];
        };
        QuickPart: {
            _id: string;
            backOrder?: {
                days?: number;
                on?: string;
            };
            brand: string;
            by: "own" | "oe" | "superseded";
            fit: {
                fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                place: string | null;
                reasons: string[];
                why: string[];
            } | null;
            img: string;
            instead?: {
                _id: string;
                brand: string;
                name: string;
                number: string;
            };
            name: string;
            number: string;
            price: number;
            quantity: number;
            status?: "hidden" | "retired";
            stock: number | null;
            type: {
                name: string;
                slug: string;
            };
            universal: boolean;
        };
        Quote: {
            adjustments: {
                amount: number;
                code: string;
                kind: "shipping" | "tax" | "discount" | "deposit";
            }[];
            amounts: "minor";
            asksPostcode: boolean;
            currency: string;
            lines: {
                amount?: number;
                brand?: string;
                fit?: {
                    applications: number[];
                    car: number;
                    engine: number | null;
                    fit: "yes" | "maybe" | "no" | "universal" | "unknown";
                    is: string[];
                    knows: boolean;
                    label: string;
                    reasons: string[];
                    version: number;
                    ways: {
                        conditions: {
                            kind: string;
                            value: string;
                        }[];
                        engine: string | null;
                        engineId: number | null;
                    }[];
                };
                img?: string;
                left?: number;
                name?: string;
                number?: string;
                parcel?: number;
                part: string;
                price?: number;
                problem?: "gone" | "sold-out" | "too-few";
                quantity: number;
                stock?: number | null;
                waits?: {
                    due: string;
                    quantity: number;
                };
            }[];
            method: string | null;
            methods: {
                amount: number;
                arrives: {
                    from: string;
                    to: string;
                } | null;
                carrier: "own" | "connected";
                id: string;
                kind: "ship" | "collect";
                name: string;
                parcels: ({
                    from: string;
                    to: string;
                } | null)[];
                place?: {
                    address: {
                        city?: string;
                        company?: string;
                        country: string;
                        line1: string;
                        line2?: string;
                        name: string;
                        postcode?: string;
                        region?: string;
                    } | null;
                    hours: string;
                    id: number;
                    name: string;
                };
                saved: number;
                why?: string;
            }[];
            parcels: {
                arrives: {
                    from: string;
                    to: string;
                } | null;
                due?: string;
                lines: {
                    line: number;
                    quantity: number;
                }[];
                place: {
                    id: number;
                    name: string;
                };
            }[];
            quote: string | null;
            saved: number;
            shipping: number;
            subtotal: number;
            to: {
                country: string;
                postcode?: string;
            };
            total: number;
            validUntil: string;
        };
        Refund: {
            _id: string;
            amount: number;
            createdAt: string;
            currency: string;
            reason: string;
            state: "pending" | "succeeded" | "failed";
        };
        Repair: {
            about: string;
            name: string;
            parts: string[];
            slug: string;
        };
        RepairJob: {
            _id: string;
            about: string;
            name: string;
            slug: string;
            steps: {
                litres: "oil-litres" | "coolant-litres" | null;
                meets: "oil" | "gear-oil" | "axle-oil" | "automatic-fluid" | "steering-fluid" | "adblue" | "coolant" | "brake-fluid" | "tyre" | "tyre-front" | "tyre-rear" | "wheel" | "bolt-circle" | "battery" | "bulb-low" | "bulb-high" | "bulb-fog" | "bulb-indicator" | "bulb-brake" | "bulb-tail" | "bulb-reversing" | "wiper-driver" | "wiper-passenger" | "wiper-rear" | "wiper-set" | null;
                need: "always" | "often" | "tool";
                note: string;
                oneTime: boolean;
                position: "front" | "rear" | "left" | "right" | "front left" | "front right" | "rear left" | "rear right" | null;
                quantity: number | null;
                type: string;
            }[];
            version: number;
        };
        RepairPlan: {
            about: string;
            car: {
                car: number;
                label: string;
            } | null;
            deliveryDays: {
                from: number;
                to: number;
            };
            levels: {
                level: "value" | "original" | "premium" | "other";
                lines: {
                    isOfLevel: boolean;
                    isThere: boolean;
                    part: {
                        _id: string;
                        backOrder?: {
                            days?: number;
                            on?: string;
                        };
                        brand: {
                            name: string;
                            slug: string;
                        };
                        condition?: "remanufactured" | "used";
                        foundBy: {
                            kind: "number" | "oe" | "superseded" | "vehicle" | "vehicle-if" | "vehicle-no" | "words";
                            place?: string;
                            text: string;
                        }[];
                        img: string;
                        instead?: {
                            _id: string;
                            brand: string;
                            name: string;
                            number: string;
                        };
                        measures: string | null;
                        name: string;
                        number: string;
                        position: string | null;
                        price: number;
                        quantity: number;
                        rating: number | null;
                        ratingCount: number;
                        status?: "hidden" | "retired";
                        stock: number | null;
                        type: {
                            name: string;
                            slug: string;
                        };
                    };
                    quantity: number;
                    step: number;
                }[];
                soldOut: {
                    levels: ("value" | "original" | "premium" | "other")[];
                    step: number;
                }[];
                total: number;
            }[];
            name: string;
            question: {
                choices: {
                    label: string;
                    name: "engine" | "is";
                    value: string;
                }[];
                how: string | null;
                key: string;
                open: number;
                settles: number;
                signs?: number;
                text: string;
            } | null;
            slug: string;
            steps: {
                amount: {
                    litres: number | null;
                    of: string | null;
                } | null;
                need: "always" | "often" | "tool";
                note: string;
                oneTime: boolean;
                position: string | null;
                reasons: string[];
                state: "found" | "open" | "unknown" | "none" | "no-car";
                type: {
                    name: string;
                    slug: string;
                };
            }[];
        };
        Review: {
            _id: string;
            createdAt: string;
            description: string;
            img: string | null;
            name: string;
            partId: string | null;
            rating: string;
            stars: number | null;
        };
        ReviewForAdmin: {
            _id: string;
            createdAt: string;
            description: string;
            email: string | null;
            img: string | null;
            name: string;
            partId: string | null;
            partName: string | null;
            rating: string;
            stars: number | null;
        };
        Run: {
            _id: string;
            about: {
                [key: string]: unknown;
            };
            by: string;
            endedAt: string | null;
            kind: "import" | "bulk" | "grid";
            left: {
                code: "no-cost" | "price-too-low" | "price-too-high" | "not-counted" | "stock-too-low" | "not-written";
                parts: number;
            }[];
            parts: number;
            progress: {
                done: number;
                of: number;
            } | null;
            startedAt: string;
            undo: {
                askedAt: string;
                doneAt: string | null;
                kept: number;
                retired: number;
            } | null;
        };
        RunChange: {
            after: string | number | boolean | null | {
                [key: string]: unknown;
            } | (string | number | boolean | null | {
                [key: string]: unknown;
            } | (string | number | boolean | null | {
                [key: string]: unknown;
            })[])[];
            before: string | number | boolean | null | {
                [key: string]: unknown;
            } | (string | number | boolean | null | {
                [key: string]: unknown;
            } | (string | number | boolean | null | {
                [key: string]: unknown;
            })[])[];
            field: string;
            name: string | null;
            number: string | null;
            partId: number;
            undone: "restored" | "changed-since" | null;
        };
        SearchRule: {
            _id: string;
            by: string | null;
            changedAt: string;
            href: string | null;
            kind: "synonym" | "not-sold" | "redirect";
            label: string | null;
            name: string | null;
            type: {
                name: string;
                slug: string;
            } | null;
            words: string;
        };
        ShopText: {
            given: string;
            isDecided: boolean;
            markdown: string | null;
            name: "terms" | "privacy";
            version: number;
        };
        StartedRun: {
            _id: string;
            parts: number;
        };
        Suggestion: {
            hint: string;
            href: string;
            kind: "part" | "category" | "brand" | "vehicle" | "page";
            label: string;
        };
        Supplier: {
            fetch: {
                apply: boolean;
                auth: {
                    by: "nothing" | "password" | "header";
                    hasSecret: boolean;
                    name: string;
                };
                every: "hour" | "6-hours" | "day" | "week" | "never";
                failure: string | null;
                failures: number;
                fetchedAt: string | null;
                file: {
                    createdAt: string;
                    fileName: string;
                    id: string;
                } | null;
                full: boolean;
                hour: number;
                isRunning: boolean;
                kind: "parts" | "prices" | "stock" | "aces" | "pies" | null;
                nextAt: string | null;
                outcome: "came" | "same" | "failed" | null;
                url: string;
                version: number;
            } | null;
            files: number;
            id: number;
            mappings: number;
            name: string;
            settings: {
                costType?: string;
                decimal?: "." | ",";
                encoding?: string;
                priceType?: string;
                separator?: string;
                sheet?: string;
            };
            version: number;
        };
        Taxonomy: {
            categories: {
                _id: string;
                name: string;
                parent: string | null;
                slug: string;
                version: number;
            }[];
            pictures: string[];
            types: {
                _id: string;
                attributes: {
                    name: string;
                    unit: string | null;
                }[];
                category: string;
                name: string;
                parts: number;
                picture: string;
                singular: string;
                slug: string;
                suits: ("car" | "suv-van" | "truck" | "motorcycle")[];
                synonyms: string[];
                version: number;
            }[];
        };
        User: {
            _id: string;
            createdAt: string;
            email: string;
            emailVerified: boolean;
            name: string;
            openOrders?: number;
            role: "customer" | "admin";
            seenAt: string | null;
        };
        VehicleLevel: {
            level: "make" | "model" | "year" | "engine";
            options: {
                car?: number;
                label: string;
                told?: boolean;
                types?: ("car" | "suv-van" | "truck" | "motorcycle")[];
                value: string;
            }[];
        };
        VehicleRecord: {
            _id: string;
            engines: {
                cylinders: number | null;
                drive: string;
                fuel: string | null;
                gearbox: string;
                litres: number | null;
                source: string;
                told: boolean;
            }[];
            make: string;
            market: string;
            model: string;
            type: "car" | "suv-van" | "truck" | "motorcycle";
            year: number;
        };
        VinAnswer: {
            about: "car" | "model" | "make" | "year" | "engine" | null;
            car: components["schemas"]["VinCar"] | null;
            checkDigit: "right" | "wrong" | "none";
            make: string | null;
            options: components["schemas"]["VinCar"][];
            result: "car" | "question" | "unknown";
            slips: {
                places: number[];
                vin: string;
            }[];
            year: number | null;
        };
        VinCar: {
            car: number;
            engine?: string;
            engineId?: number;
            label: string;
            make: string;
            model: string;
            type: "car" | "suv-van" | "truck" | "motorcycle";
            year: number;
        };
    };
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
